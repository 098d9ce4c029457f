/** Narrows the list to a status and a sector that occur in it. */
import type { Investment, InvestmentStatus, Sector } from '@vc-analyst/core/model';
import { Select } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { portfolio } from '../../i18n/texts/portfolio.js';
import { INVESTMENT_STATUSES, SECTORS } from '@vc-analyst/core/vocabulary';

export interface PortfolioFilter {
  /** Empty: any. */
  status: InvestmentStatus | '';
  sector: Sector | '';
}

interface FiltersProps {
  filter: PortfolioFilter;
  investments: readonly Investment[];
  onChange: (filter: PortfolioFilter) => void;
}

export function Filters({ filter, investments, onChange }: FiltersProps) {
  const t = useTexts(portfolio);
  const tDomain = useTexts(domain);
  const statuses = INVESTMENT_STATUSES.filter((status) => investments.some((one) => one.status === status));
  const sectors = SECTORS.filter((sector) => investments.some((one) => one.sector === sector));
  return (
    <div className="grid grid-cols-2 gap-3 border-b border-line px-4.5 py-3 sm:flex">
      <label className="flex gap-x-2 gap-y-1 text-sm text-soft max-sm:flex-col sm:items-center">
        {t('filterStatus')}
        <Select
          className="sm:w-36"
          value={filter.status}
          onChange={(event) => onChange({ ...filter, status: event.target.value as PortfolioFilter['status'] })}
        >
          <option value="">{t('all')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {tDomain(`investment.${status}`)}
            </option>
          ))}
        </Select>
      </label>
      <label className="flex gap-x-2 gap-y-1 text-sm text-soft max-sm:flex-col sm:items-center">
        {t('filterSector')}
        <Select
          className="sm:w-40"
          value={filter.sector}
          onChange={(event) => onChange({ ...filter, sector: event.target.value as PortfolioFilter['sector'] })}
        >
          <option value="">{t('all')}</option>
          {sectors.map((sector) => (
            <option key={sector} value={sector}>
              {tDomain(`sector.${sector}`)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}
