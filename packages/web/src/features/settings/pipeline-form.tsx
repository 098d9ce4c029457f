/** Stages of the fund's pipeline in their order, and its reasons for passing. */
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { Decision, SettingsView } from '@vc-analyst/core/model';
import { useState } from 'react';
import { DECISION_VALUES, usePipelineNames } from '../../components/deal/stages.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Input, Select } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { useSaveSettings } from './use-save-settings.js';

type Pipeline = SettingsView['pipeline'];
interface Named {
  id: string;
  name?: string | undefined;
}

/** Most that the fund may have of each. */
const MOST = { stages: 20, reasons: 40 };

export function PipelineForm({ settings }: { settings: SettingsView }) {
  const t = useTexts(pipelineTexts);
  const c = useTexts(common);
  const { stageName, reasonName } = usePipelineNames();
  const [draft, setDraft] = useState<Pipeline>(settings.pipeline);
  const save = useSaveSettings((saved) => setDraft(saved.pipeline));
  const { stages, passReasons } = draft;
  const isWhole = DECISION_VALUES.every((value) => stages.some(({ decision }) => decision === value));
  const isNamed = [...stages, ...passReasons].every(({ name }) => name === undefined || name.trim() !== '');
  const isChanged = JSON.stringify(draft) !== JSON.stringify(settings.pipeline);
  const setStages = (next: Pipeline['stages']) => setDraft({ ...draft, stages: next });
  const setReasons = (next: Pipeline['passReasons']) => setDraft({ ...draft, passReasons: next });
  return (
    <Panel title={t('settings')}>
      <form
        className="flex max-w-2xl flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ pipeline: draft });
        }}
      >
        <p className="text-soft">{t('settingsText')}</p>
        <ol className="flex flex-col gap-2">
          {stages.map((stage, at) => {
            const name = stageName(stage);
            return (
              <li key={stage.id} className="flex flex-wrap items-center gap-2">
                <Input
                  aria-label={t('stageNameOf', { number: at + 1 })}
                  maxLength={60}
                  value={name}
                  className="min-w-0 flex-1 basis-44"
                  onChange={({ target }) => setStages(renamed(stages, stage.id, target.value))}
                />
                <Select
                  aria-label={t('meaningOf', { number: at + 1 })}
                  value={stage.decision}
                  className="basis-40"
                  onChange={({ target }) =>
                    setStages(
                      stages.map((one) =>
                        one === stage ? { ...one, decision: target.value as Decision['value'] } : one,
                      ),
                    )
                  }
                >
                  {DECISION_VALUES.map((value) => (
                    <option key={value} value={value}>
                      {t(`meaning.${value}`)}
                    </option>
                  ))}
                </Select>
                <span className="flex">
                  <IconButton
                    label={t('up', { name })}
                    icon={<ArrowUp size={15} aria-hidden />}
                    disabled={at === 0}
                    onClick={() => setStages(swapped(stages, at, at - 1))}
                  />
                  <IconButton
                    label={t('down', { name })}
                    icon={<ArrowDown size={15} aria-hidden />}
                    disabled={at === stages.length - 1}
                    onClick={() => setStages(swapped(stages, at, at + 1))}
                  />
                  <IconButton
                    label={t('remove', { name })}
                    icon={<X size={15} aria-hidden />}
                    onClick={() => setStages(stages.filter((one) => one !== stage))}
                  />
                </span>
              </li>
            );
          })}
        </ol>
        <Button
          size="sm"
          className="self-start"
          disabled={stages.length >= MOST.stages}
          onClick={() => setStages([...stages, { id: freeId(stages), name: t('newStage'), decision: 'pipeline' }])}
        >
          <Plus size={14} aria-hidden />
          {t('addStage')}
        </Button>
        {isWhole ? (
          <p className="text-sm text-faint">{t('removedStage')}</p>
        ) : (
          <p role="alert" className="text-sm text-poor">
            {t('needsEach')}
          </p>
        )}
        <h3 className="mt-2 font-[550]">{t('reasons')}</h3>
        <ul className="grid gap-2 sm:grid-cols-2">
          {passReasons.map((reason, at) => (
            <li key={reason.id} className="flex items-center gap-1">
              <Input
                aria-label={t('reasonOf', { number: at + 1 })}
                maxLength={60}
                value={reasonName(reason)}
                className="min-w-0"
                onChange={({ target }) => setReasons(renamed(passReasons, reason.id, target.value))}
              />
              <IconButton
                label={t('remove', { name: reasonName(reason) })}
                icon={<X size={15} aria-hidden />}
                onClick={() => setReasons(passReasons.filter((one) => one !== reason))}
              />
            </li>
          ))}
        </ul>
        <Button
          size="sm"
          className="self-start"
          disabled={passReasons.length >= MOST.reasons}
          onClick={() => setReasons([...passReasons, { id: freeId(passReasons), name: t('newReason') }])}
        >
          <Plus size={14} aria-hidden />
          {t('addReason')}
        </Button>
        <Button
          type="submit"
          look="main"
          className="self-start"
          busy={save.isPending}
          disabled={!isChanged || !isWhole || !isNamed}
        >
          {c('save')}
        </Button>
      </form>
    </Panel>
  );
}

function renamed<T extends Named>(list: readonly T[], id: string, name: string): T[] {
  return list.map((one) => (one.id === id ? { ...one, name } : one));
}

function swapped<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}

/** Never one that was there before: what was decided names it. */
function freeId(list: readonly Named[]): string {
  let number = Date.now();
  while (list.some(({ id }) => id === `own-${number}`)) number += 1;
  return `own-${number}`;
}
