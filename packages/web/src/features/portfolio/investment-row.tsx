/** An investment: what, when, how much, what became of it; its status is changed in place. */
import type { Investment, InvestmentStatus } from '@vc-analyst/core/model';
import { FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { AppLink } from '../../components/app-link.js';
import { Badge, Chip, type Tone } from '../../components/ui/badge.js';
import { ConfirmDialog, Dialog } from '../../components/ui/dialog.js';
import { Select } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { formatDate, formatList, formatMoney } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { portfolio } from '../../i18n/texts/portfolio.js';
import { toast } from '../../lib/toast.js';
import { INVESTMENT_STATUSES } from '@vc-analyst/core/vocabulary';
import type { InvestmentBody } from './investment-fields.js';
import { InvestmentForm } from './investment-form.js';

export const STATUS_TONES: Record<InvestmentStatus, Tone> = { active: 'accent', exited: 'good', failed: 'poor' };
/** Everything that an investment changes. */
export const TOUCHED = ['/api/portfolio', '/api/portfolio/report', '/api/dashboard/stats', '/api/activities'] as const;

interface InvestmentRowProps {
  investment: Investment;
  /** First names of who looks after it. */
  assignees: readonly string[];
  mayManage: boolean;
}

export function InvestmentRow({ investment, assignees, mayManage }: InvestmentRowProps) {
  const t = useTexts(portfolio);
  const tDomain = useTexts(domain);
  const locale = useLocale();
  const { companyName, sector, round, investmentAmount, date, status, analysisId } = investment;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 px-4.5 py-3.5 md:grid-cols-[minmax(0,1fr)_7.5rem_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold break-words">{companyName}</span>
          {sector && <Chip>{tDomain(`sector.${sector}`)}</Chip>}
          {round && <Chip>{tDomain(`stage.${round}`)}</Chip>}
        </p>
        <p className="num mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <span>{formatDate(date, locale)}</span>
          {assignees.length > 0 && <span>{formatList(assignees, locale)}</span>}
          {analysisId && (
            <AppLink
              href={`/analysis/${analysisId}`}
              className="inline-flex items-center gap-1 text-accent hover:underline"
            >
              <FileText size={13} aria-hidden />
              {t('openAnalysis')}
            </AppLink>
          )}
        </p>
      </div>
      <p className="num text-right font-serif text-lg font-semibold">
        {investmentAmount === null ? (
          <span className="text-faint">–</span>
        ) : (
          formatMoney(investmentAmount, locale, { full: true })
        )}
      </p>
      {mayManage ? (
        <Controls investment={investment} />
      ) : (
        <Badge tone={STATUS_TONES[status]} className="col-span-2 justify-self-start md:col-span-1">
          {tDomain(`investment.${status}`)}
        </Badge>
      )}
    </li>
  );
}

function Controls({ investment }: { investment: Investment }) {
  const t = useTexts(portfolio);
  const tDomain = useTexts(domain);
  const locale = useLocale();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const { id, companyName } = investment;
  const shared = { touches: TOUCHED, failed: t('error'), failedDetail: t('failedText') };
  const changeStatus = useChange({
    ...shared,
    run: (status: InvestmentStatus) => call('PATCH /api/portfolio/{id}', { params: { id }, body: { status } }),
    onDone: ({ status }) => {
      const description = t('statusUpdatedText', { company: companyName, status: tDomain(`investment.${status}`) });
      toast({ title: t('statusUpdated'), description });
    },
  });
  const change = useChange({
    ...shared,
    run: (body: InvestmentBody) =>
      call('PATCH /api/portfolio/{id}', { params: { id }, body: { analysisId: null, ...body } }),
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
    <div className="col-span-2 flex items-center gap-1 md:col-span-1">
      <Select
        aria-label={t('statusOf', { company: companyName })}
        className="mr-1 w-32 max-md:flex-1"
        value={changeStatus.isPending ? changeStatus.variables : investment.status}
        disabled={changeStatus.isPending}
        onChange={(event) => changeStatus.mutate(event.target.value as InvestmentStatus)}
      >
        {INVESTMENT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {tDomain(`investment.${status}`)}
          </option>
        ))}
      </Select>
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
