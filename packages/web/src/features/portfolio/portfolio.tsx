/** The portfolio: four figures, the form, the investments with filters, where the money is. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { Investment, PortfolioReport } from '@vc-analyst/core/model';
import { BriefcaseBusiness, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useRead } from '../../api/read.js';
import { useMay, useUser } from '../../api/user.js';
import { Page } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { StatsSkeleton } from '../../components/ui/stat.js';
import { Empty, Loaded, Skeleton } from '../../components/ui/states.js';
import { formatMoney } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { portfolio } from '../../i18n/texts/portfolio.js';
import { useHashOpen } from '../../lib/use-hash-open.js';
import { Filters, type PortfolioFilter } from './filters.js';
import type { InvestmentBody } from './investment-fields.js';
import { InvestmentForm } from './investment-form.js';
import { TOUCHED } from './investment-row.js';
import { InvestmentTable } from './investment-table.js';
import { PortfolioStats } from './portfolio-stats.js';

interface PortfolioProps {
  report: UseQueryResult<PortfolioReport | null>;
  /** Under the list: what it adds up to. */
  children: ReactNode;
}

export function Portfolio({ report, children }: PortfolioProps) {
  const t = useTexts(portfolio);
  const locale = useLocale();
  const may = useMay();
  const { user } = useUser();
  const query = useRead('/api/portfolio');
  const [adding, setAdding] = useHashOpen('add');
  const add = useChange({
    run: (body: InvestmentBody) => call('POST /api/portfolio', { body }),
    touches: TOUCHED,
    done: t('added'),
    doneDetail: ({ companyName, investmentAmount: euro }) =>
      euro === null ? companyName : `${companyName}: ${formatMoney(euro, locale, { full: true })}`,
    failed: t('error'),
    failedDetail: t('failedText'),
    onDone: () => setAdding(false),
  });
  const addButton = may('managePortfolio') && (
    <Button look="main" onClick={() => setAdding(true)}>
      <Plus size={15} aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <Page wide title={t('title')} lead={t('lead')} actions={!adding && query.data?.length !== 0 && addButton}>
      {adding && may('managePortfolio') && (
        <Panel title={t('formTitle')}>
          <InvestmentForm
            isSaving={add.isPending}
            onSave={(body) => add.mutate(body)}
            onCancel={() => setAdding(false)}
          />
        </Panel>
      )}
      <Loaded query={report} skeleton={<StatsSkeleton count={4} />}>
        {(loaded) => <PortfolioStats report={loaded} assignedOnly={user?.permissions.seeAmounts === 'own'} />}
      </Loaded>
      <Loaded query={query} skeleton={<Skeleton className="h-72" />}>
        {(investments) =>
          investments.length === 0 ? (
            <Panel flush title={t('investments')}>
              <Empty title={t('empty')} icon={<BriefcaseBusiness size={24} />} action={!adding && addButton}>
                {t('emptyText')}
              </Empty>
            </Panel>
          ) : (
            <>
              <Investments
                investments={investments}
                entries={report.data?.entries ?? []}
                mayManage={may('managePortfolio')}
              />
              {children}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

interface InvestmentsProps {
  investments: readonly Investment[];
  entries: PortfolioReport['entries'];
  mayManage: boolean;
}

function Investments({ investments, entries, mayManage }: InvestmentsProps) {
  const t = useTexts(portfolio);
  const [filter, setFilter] = useState<PortfolioFilter>({ status: '', sector: '' });
  const { data: members } = useRead('/api/team');
  const shown = investments.filter(
    ({ status, sector }) =>
      (filter.status === '' || status === filter.status) && (filter.sector === '' || sector === filter.sector),
  );
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const namesOf = (ids: readonly string[]) =>
    (members ?? []).filter(({ id }) => ids.includes(id)).map(({ firstName, email }) => firstName || email);
  const held = shown.map((investment) => ({
    investment,
    entry: entryOf.get(investment.id),
    owners: namesOf(investment.assigneeIds),
  }));
  return (
    <Panel flush title={t('investments')} aside={shown.length}>
      <Filters filter={filter} investments={investments} onChange={setFilter} />
      {shown.length === 0 ? (
        <Empty
          title={t('emptyFiltered')}
          action={<Button onClick={() => setFilter({ status: '', sector: '' })}>{t('clearFilters')}</Button>}
        />
      ) : (
        <InvestmentTable held={held} mayManage={mayManage} />
      )}
    </Panel>
  );
}
