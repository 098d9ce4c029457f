/** The fields of a thesis: where the fund invests, by which cheque, and what it never touches. */
import type { ThesisForm } from '@vc-analyst/core/model';
import { BUSINESS_MODELS, SECTORS, STAGES } from '@vc-analyst/core/vocabulary';
import { useState } from 'react';
import { ChipChoice, ChipField } from '../../components/ui/chips.js';
import { Checkbox, Field, Input } from '../../components/ui/field.js';
import { useTypedNumber, type Understood } from '../../components/use-typed-number.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { thesisTexts } from '../../i18n/texts/thesis.js';

const MODELS = BUSINESS_MODELS.filter((model) => model !== 'unknown');
/** As `docs/thesis.md` has them; country codes may be typed as well. */
const PLACES = [
  ...['eu', 'europe', 'iberia', 'nordics', 'dach', 'north-america', 'latam'],
  ...['africa', 'middle-east', 'asia', 'oceania'],
];
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'INR', 'BRL', 'MXN', 'COP', 'CLP'];
const USUAL_CHEQUE = { min: 250_000, max: 1_000_000, currency: 'EUR', leastShare: 10 };

interface ThesisFieldsProps {
  form: ThesisForm;
  onChange: (form: ThesisForm) => void;
}

export function ThesisFields({ form, onChange }: ThesisFieldsProps) {
  const t = useTexts(thesisTexts);
  const d = useTexts(domain);
  const set = (part: Partial<ThesisForm>) => onChange({ ...form, ...part });
  const setNever = (part: Partial<ThesisForm['never']>) => set({ never: { ...form.never, ...part } });
  const sectors = SECTORS.map((sector) => ({ value: sector, label: d(`sector.${sector}`) }));
  const removeLabel = (value: string) => t('remove', { value });
  return (
    <div className="flex flex-col gap-5">
      <Field label={t('name')} hint={t('nameHint')} className="max-w-md">
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            autoComplete="off"
            value={form.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <ChipChoice
        legend={t('stages')}
        options={STAGES.map((stage) => ({ value: stage, label: d(`stage.${stage}`) }))}
        values={form.stages}
        onChange={(stages) => set({ stages })}
      />
      <ChipChoice
        legend={t('sectors')}
        options={sectors}
        values={form.sectors}
        onChange={(chosen) => set({ sectors: chosen })}
      />
      <ChipField
        label={t('places')}
        hint={t('placesHint')}
        values={form.geographies}
        suggestions={PLACES}
        removeLabel={removeLabel}
        // Codes of countries are written in capitals.
        onChange={(places) => set({ geographies: places.map((one) => (one.length === 2 ? one.toUpperCase() : one)) })}
      />
      <ChequeFields cheque={form.cheque} onChange={(cheque) => set({ cheque })} />
      <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
        <legend className="sr-only">{t('never')}</legend>
        <p aria-hidden className="font-semibold">
          {t('never')}
        </p>
        <ChipChoice
          legend={t('neverSectors')}
          options={sectors}
          values={form.never.sectors}
          onChange={(chosen) => setNever({ sectors: chosen })}
        />
        <ChipChoice
          legend={t('neverModels')}
          options={MODELS.map((model) => ({ value: model, label: t(`model.${model}`) }))}
          values={form.never.businessModels}
          onChange={(businessModels) => setNever({ businessModels })}
        />
        <ChipField
          label={t('neverWords')}
          hint={t('neverWordsHint')}
          values={form.never.words}
          removeLabel={removeLabel}
          onChange={(words) => setNever({ words })}
        />
      </fieldset>
    </div>
  );
}

interface ChequeFieldsProps {
  cheque: ThesisForm['cheque'];
  onChange: (cheque: ThesisForm['cheque']) => void;
}

function ChequeFields({ cheque, onChange }: ChequeFieldsProps) {
  const t = useTexts(thesisTexts);
  const usual = cheque ?? USUAL_CHEQUE;
  const set = (part: Partial<NonNullable<ThesisForm['cheque']>>) => onChange({ ...usual, ...part });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-[550]">{t('cheque')}</legend>
      <Checkbox
        label={t('chequeAsked')}
        checked={cheque !== null}
        onChange={({ target }) => onChange(target.checked ? USUAL_CHEQUE : null)}
      />
      {cheque && (
        <div className="grid gap-4 sm:grid-cols-4">
          <NumberField
            label={t('chequeMin')}
            value={cheque.min}
            money={cheque.currency}
            onChange={(min) => set({ min })}
          />
          <NumberField
            label={t('chequeMax')}
            value={cheque.max}
            money={cheque.currency}
            onChange={(max) => set({ max })}
          />
          <Field label={t('currency')}>
            {(control) => (
              <>
                <Input
                  {...control}
                  list="thesis-currencies"
                  maxLength={3}
                  autoComplete="off"
                  value={cheque.currency}
                  onChange={({ target }) => set({ currency: target.value.toUpperCase() })}
                />
                <datalist id="thesis-currencies">
                  {CURRENCIES.map((one) => (
                    <option key={one} value={one} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
          <NumberField
            label={t('leastShare')}
            value={cheque.leastShare}
            onChange={(leastShare) => set({ leastShare })}
          />
        </div>
      )}
    </fieldset>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  /** The currency of an amount; absent for a percentage. */
  money?: string;
  onChange: (value: number) => void;
}

/** What is typed counts as soon as it is a number; until then what is wrong with it is said. */
function NumberField({ label, value, money, onChange }: NumberFieldProps) {
  const read = useTypedNumber();
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const said = (text: string): Understood =>
    read(
      text,
      money === undefined ? { unit: 'percent' } : { unit: 'money', ...(money.length === 3 && { currency: money }) },
    );
  const shown = typed ?? new Intl.NumberFormat(locale).format(value);
  const understood = said(shown);
  return (
    <Field
      label={label}
      hint={understood.shown}
      error={typed !== undefined && understood.problem !== undefined ? understood.problem : undefined}
    >
      {(control) => (
        <Input
          {...control}
          className="num"
          autoComplete="off"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = said(target.value);
            if (next.value !== undefined) onChange(next.value);
          }}
        />
      )}
    </Field>
  );
}
