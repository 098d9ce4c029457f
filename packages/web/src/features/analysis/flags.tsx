/** Red flags: what a rule found, how grave, with the words and slides it stands on. */
import type { Severity } from '@vc-analyst/core/model';
import { Badge, type Tone } from '../../components/ui/badge.js';
import { Panel } from '../../components/ui/card.js';
import { FactRef, QuoteRef, useEvidence } from './evidence.js';
import type { ReportDocument } from './report-document.js';
import { useWords } from './use-words.js';

const TONES: Record<Severity, Tone> = { critical: 'poor', high: 'poor', medium: 'fair', low: 'neutral' };

export function Flags({ report }: { report: ReportDocument }) {
  const { label } = useWords();
  const { facts } = useEvidence();
  return (
    <Panel id="flags" title={label('flags')} aside={report.flags.length} flush>
      {report.flags.length === 0 ? (
        <p className="px-4.5 py-3.5 text-soft">{label('noFlags')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {report.flags.map((flag) => (
            <li key={flag.id} className="grid gap-x-3.5 gap-y-1.5 px-4.5 py-3 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
              <Badge tone={TONES[flag.severity]} className="self-start max-sm:justify-self-start">
                {label(`severity.${flag.severity}`)}
              </Badge>
              <div>
                <p>{flag.reason}</p>
                <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-faint">
                  {flag.slides.map((slide, index) => {
                    const fact = facts.get(flag.factIds[index] ?? '');
                    const quote = flag.quotes[index];
                    return (
                      <span key={`${slide} ${index}`} className="[overflow-wrap:anywhere]">
                        {fact ? <FactRef fact={fact} /> : <QuoteRef slide={slide} quote={quote} />}{' '}
                        {quote && <q>{quote}</q>}
                      </span>
                    );
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
