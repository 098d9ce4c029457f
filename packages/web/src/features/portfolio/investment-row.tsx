/** An investment: what, when, how much, what it is worth, what became of it; its status is changed in place. */
import type { Investment, InvestmentStatus, PortfolioReport } from '@vc-analyst/core/model';
import { valueText } from '@vc-analyst/core/memo-parts';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { AppLink } from '../../components/app-link.js';
import { Badge, type Tone } from '../../components/ui/badge.js';
import { ConfirmDialog, Dialog } from '../../components/ui/dialog.js';
import { Select } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { formatDate, formatList, formatMoney, formatNumber } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { portfolio } from '../../i18n/texts/portfolio.js';
import { cx } from '../../lib/cx.js';
import { toast } from '../../lib/toast.js';
import { INVESTMENT_STATUSES } from '@vc-analyst/core/vocabulary';
import type { InvestmentBody } from './investment-fields.js';
import { InvestmentForm } from './investment-form.js';

export const STATUS_TONES: Record<InvestmentStatus, Tone> = { active: 'accent', exited: 'good', failed: 'poor' };
/** Everything that an investment changes. */
export const TOUCHED = ['/api/portfolio', '/api/portfolio/report', '/api/dashboard/stats', '/api/activities'] as const;

/** An investment, what the report counts of it, and who looks after it. */
export interface Held {
  investment: Investment;
  /** Absent while the report is on its way. */
  entry: PortfolioReport['entries'][number] | undefined;
  /** First names. */
  owners: readonly string[];
}

interface InvestmentRowProps {
  held: Held;
  mayManage: boolean;
}

const CELL = 'px-2 py-2.5';
/** On the card of a phone only what is known has a line. */
const unless = (isKnown: unknown) => !isKnown && 'max-sm:hidden!';

export function InvestmentRow({ held: { investment, entry, owners }, mayManage }: InvestmentRowProps) {
  const t = useTexts(portfolio);
  const tDomain = useTexts(domain);
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { companyName, sector, round, investmentAmount, stake, date, status } = investment;
  const { deck } = entry ?? {};
  // A company is known by any of its analyses.
  const analysisId = investment.analysisId ?? deck?.analysisId;
  const company = analysisId && `/company/${analysisId}`;
  const open = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // A dialog of the row lies elsewhere in the page, and what is pressed in it comes up to here as well.
    const part = target as HTMLElement;
    if (company && currentTarget.contains(part) && !part.closest('a, button, select')) navigate(company);
  };
  const money = (euro: number | null | undefined) => (typeof euro === 'number' ? formatMoney(euro, locale) : '–');
  return (
    <tr data-row="" tabIndex={-1} onClick={open} className={cx('bg-card', company && 'cursor-pointer hover:bg-sunk')}>
      <th scope="row" className={cx(CELL, 'min-w-36 pl-4.5 text-left font-normal')}>
        {company ? (
          <AppLink href={company} className="font-semibold break-words hover:underline">
            {companyName}
          </AppLink>
        ) : (
          <span className="font-semibold break-words">{companyName}</span>
        )}
        {sector && <span className="block text-sm text-faint">{tDomain(`sector.${sector}`)}</span>}
      </th>
      <td data-heading={t('round')} className={cx(CELL, unless(round), 'text-sm whitespace-nowrap')}>
        {round ? tDomain(`stage.${round}`) : '–'}
      </td>
      <td data-heading={t('date')} className={cx(CELL, 'num text-sm whitespace-nowrap')}>
        {formatDate(date, locale)}
      </td>
      <td data-heading={t('stake')} className={cx(CELL, unless(stake), 'num text-right')}>
        {valueText(stake ?? null, 'percent', locale)}
      </td>
      <td data-heading={t('invested')} className={cx(CELL, 'num text-right font-semibold whitespace-nowrap')}>
        {money(investmentAmount)}
      </td>
      <td
        data-heading={t('currentValue')}
        className={cx(
          CELL,
          unless(typeof entry?.currentValue === 'number'),
          'num text-right font-semibold whitespace-nowrap',
        )}
      >
        {money(entry?.currentValue)}
      </td>
      <td data-heading={t('moic')} className={cx(CELL, unless(typeof entry?.moic === 'number'), 'num text-right')}>
        {valueText(entry?.moic ?? null, 'multiple', locale)}
      </td>
      <td data-heading={t('statusColumn')} className={CELL}>
        {mayManage ? (
          <StatusSelect investment={investment} />
        ) : (
          <Badge tone={STATUS_TONES[status]}>{tDomain(`investment.${status}`)}</Badge>
        )}
      </td>
      <td data-heading={t('owner')} className={cx(CELL, unless(owners.length), 'text-sm')}>
        {owners.length > 0 ? formatList(owners, locale) : '–'}
      </td>
      <td data-heading={t('lastUpdate')} className={cx(CELL, 'num text-sm whitespace-nowrap')}>
        {entry ? formatDate(entry.lastUpdate, locale) : '–'}
      </td>
      <td data-heading={t('scoreThen')} className={cx(CELL, unless(deck), 'num text-right')}>
        {deck && deck.score !== null ? (
          <AppLink
            href={`/analysis/${deck.analysisId}`}
            title={deck.after ? t('deckAfter') : t('deckOf', { date: formatDate(deck.date.slice(0, 10), locale) })}
            className="text-accent hover:underline"
          >
            {formatNumber(deck.score, locale)}
            {deck.after && '*'}
          </AppLink>
        ) : (
          '–'
        )}
      </td>
      {mayManage && (
        <td className="right-0 bg-inherit py-2.5 pr-3 sm:sticky">
          <Controls investment={investment} />
        </td>
      )}
    </tr>
  );
}

/** What a change of an investment says when it fails. */
function useShared() {
  const t = useTexts(portfolio);
  return { touches: TOUCHED, failed: t('error'), failedDetail: t('failedText') };
}

function StatusSelect({ investment: { id, companyName, status } }: { investment: Investment }) {
  const t = useTexts(portfolio);
  const tDomain = useTexts(domain);
  const change = useChange({
    ...useShared(),
    run: (next: InvestmentStatus) => call('PATCH /api/portfolio/{id}', { params: { id }, body: { status: next } }),
    onDone: ({ status: now }) => {
      const description = t('statusUpdatedText', { company: companyName, status: tDomain(`investment.${now}`) });
      toast({ title: t('statusUpdated'), description });
    },
  });
  return (
    <Select
      aria-label={t('statusOf', { company: companyName })}
      className="w-28"
      value={change.isPending ? change.variables : status}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.target.value as InvestmentStatus)}
    >
      {INVESTMENT_STATUSES.map((one) => (
        <option key={one} value={one}>
          {tDomain(`investment.${one}`)}
        </option>
      ))}
    </Select>
  );
}

function Controls({ investment }: { investment: Investment }) {
  const t = useTexts(portfolio);
  const locale = useLocale();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const { id, companyName } = investment;
  const shared = useShared();
  const change = useChange({
    ...shared,
    run: (body: InvestmentBody) =>
      call('PATCH /api/portfolio/{id}', {
        params: { id },
        body: { analysisId: null, stake: null, currentValue: null, ...body },
      }),
    done: t('changed'),
    doneDetail: ({ companyName: company, investmentAmount: euro }) =>
      euro === null ? company : `${company}: ${formatMoney(euro, locale, { full: true })}`,
    onDone: () => setOpen(undefined),
  });
  const remove = useChange({
    ...shared,
    run: () => call('DELETE /api/portfolio/{id}', { params: { id } }),
    done: t('removed'),
    onDone: () => setOpen(undefined),
  });
  return (
    <div className="flex items-center justify-end max-sm:w-full">
      <IconButton
        label={t('edit', { company: companyName })}
        icon={<Pencil size={15} aria-hidden />}
        onClick={() => setOpen('edit')}
      />
      <IconButton
        label={t('remove', { company: companyName })}
        icon={<Trash2 size={15} aria-hidden />}
        onClick={() => setOpen('remove')}
      />
      <Dialog
        wide
        open={open === 'edit'}
        onOpenChange={(next) => setOpen(next ? 'edit' : undefined)}
        title={t('editTitle', { company: companyName })}
      >
        <InvestmentForm
          investment={investment}
          isSaving={change.isPending}
          onSave={(body) => change.mutate(body)}
          onCancel={() => setOpen(undefined)}
        />
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(next) => setOpen(next ? 'remove' : undefined)}
        title={t('removeTitle', { company: companyName })}
        description={t('removeText')}
        confirm={t('removeDo')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  );
}
