/** Where the fund is with the company: stage, who decided it and why, owner, next step. */
import type { ListedAnalysis } from '@vc-analyst/core/contract';
import { useState } from 'react';
import { DealFacts } from '../../components/deal/deal-facts.js';
import { DecideDialog } from '../../components/deal/decide-dialog.js';
import { PlaceLine } from '../../components/deal/place-line.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { companyTexts } from '../../i18n/texts/company.js';

export function Deal({ analysis, mayChange }: { analysis: ListedAnalysis; mayChange: boolean }) {
  const t = useTexts(companyTexts);
  const locale = useLocale();
  const [deciding, setDeciding] = useState(false);
  const { decision } = analysis;
  return (
    <Panel
      title={t('pipeline')}
      aside={
        mayChange && (
          <Button size="sm" onClick={() => setDeciding(true)}>
            {t('decide')}
          </Button>
        )
      }
    >
      <p className="text-lg font-[550]">
        <PlaceLine decision={decision} />
      </p>
      {decision && (
        <p className="text-sm text-faint">
          {t('decidedBy', { name: decision.by.firstName, date: formatDate(decision.at, locale) })}
          {decision.saidOf && ` · ${t('onVersion', { number: decision.saidOf.version })}`}
        </p>
      )}
      {decision?.note && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{decision.note}</p>}
      <div className="mt-4 border-t border-line pt-3">
        <DealFacts analysis={analysis} mayChange={mayChange} />
      </div>
      {deciding && <DecideDialog selected={[analysis]} onClose={() => setDeciding(false)} />}
    </Panel>
  );
}
