/** Who reads the decks: rules on this machine, or a model as well, and then which one and where. */
import type { SettingsPatch, SettingsView } from '@vc-analyst/core/model';
import { ENGINE_NAMES } from '@vc-analyst/core/vocabulary';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Field, Input, Select } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { settingsTexts } from '../../i18n/texts/settings.js';
import { useSaveSettings } from './use-save-settings.js';

interface EngineFields {
  engine: SettingsView['engine'];
  name: string;
  baseUrl: string;
  api: 'chat' | 'responses';
  key: string;
}

export function EngineForm({ settings }: { settings: SettingsView }) {
  const t = useTexts(settingsTexts);
  const c = useTexts(common);
  const { model, engineInForce } = settings;
  const {
    control: form,
    register,
    handleSubmit,
    formState,
    reset,
  } = useForm<EngineFields>({
    defaultValues: defaultsOf(settings),
  });
  const save = useSaveSettings((saved) => reset(defaultsOf(saved)));
  const engine = useWatch({ control: form, name: 'engine' });
  const { errors } = formState;
  const required = t('required');
  return (
    <Panel title={t('engine')}>
      <form
        className="grid gap-4 sm:grid-cols-2"
        noValidate
        onSubmit={(event) => void handleSubmit((fields) => save.mutate(patchOf(fields)))(event)}
      >
        {engineInForce.from === 'configuration' && (
          <p className="rounded-md bg-fair-soft px-3 py-2 text-fair sm:col-span-2">
            {t('engineConfigured', {
              engine:
                engineInForce.name === 'plugin' ? (engineInForce.model ?? 'plugin') : t(`engine.${engineInForce.name}`),
            })}
          </p>
        )}
        <Field label={t('engineText')} className="sm:col-span-2">
          {(control) => (
            <Select {...control} {...register('engine')}>
              {ENGINE_NAMES.map((one) => (
                <option key={one} value={one}>
                  {t(`engine.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {engine === 'openai' && (
          <>
            <p className="max-w-[72ch] text-soft sm:col-span-2">{t('modelText')}</p>
            <Field label={t('modelAddress')} hint={t('modelAddressHint')} error={errors.baseUrl?.message}>
              {(control) => (
                <Input
                  {...control}
                  type="url"
                  autoComplete="off"
                  spellCheck={false}
                  {...register('baseUrl', {
                    required,
                    pattern: { value: /^https?:\/\/[^\s/@]+(\/\S*)?$/, message: t('modelAddressWrong') },
                  })}
                />
              )}
            </Field>
            <Field label={t('modelName')} hint={t('modelNameHint')} error={errors.name?.message}>
              {(control) => (
                <Input {...control} autoComplete="off" spellCheck={false} {...register('name', { required })} />
              )}
            </Field>
            <Field label={t('modelKey')} hint={model?.hasKey ? t('modelKeyKeep') : t('modelKeyHint')}>
              {(control) => <Input {...control} type="password" autoComplete="new-password" {...register('key')} />}
            </Field>
            <Field label={t('modelApi')} hint={t('modelApiHint')}>
              {(control) => (
                <Select {...control} {...register('api')}>
                  <option value="chat">chat/completions</option>
                  <option value="responses">responses</option>
                </Select>
              )}
            </Field>
          </>
        )}
        {save.error && (
          <p role="alert" className="text-sm text-poor sm:col-span-2">
            {save.error.message.replace(/^\d+: /, '')}
          </p>
        )}
        <Button
          type="submit"
          look="main"
          className="justify-self-start sm:col-span-2"
          busy={save.isPending}
          disabled={!formState.isDirty}
        >
          {c('save')}
        </Button>
      </form>
    </Panel>
  );
}

function defaultsOf({ engine, model }: SettingsView): EngineFields {
  return {
    engine,
    name: model?.name ?? '',
    baseUrl: model?.baseUrl ?? 'https://api.openai.com/v1',
    api: model?.api ?? 'chat',
    key: '',
  };
}

/** The model stays as it is when the rules read alone. */
function patchOf({ engine, key, ...model }: EngineFields): SettingsPatch {
  return engine === 'rubric' ? { engine } : { engine, model: { ...model, ...(key && { key }) } };
}
