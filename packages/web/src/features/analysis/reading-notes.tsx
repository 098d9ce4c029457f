/** How the deck was read and checked: consistency checks, limits that applied, hidden text, notes. */
import { outboundNotes, refusedNotes } from '@vc-analyst/core/memo-parts';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.js';
import { Panel } from '../../components/ui/card.js';
import { capitalised } from '../../i18n/format.js';
import { useTexts } from '../../i18n/language.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { useCoreLocale } from '../../i18n/use-core-locale.js';
import { FactRefs, QuoteRef, useEvidence } from './evidence.js';
import { onePerSlide, type ReportDocument } from './report-document.js';
import { useWords } from './use-words.js';

/** Kept apart from what the slide shows by their nature: not worth a reader's alarm. */
const ORDINARY = new Set(['notes', 'alt', 'metadata']);

/** Refused proposals that are listed. */
const MOST_REFUSED = 20;

export function Reading({ report }: { report: ReportDocument }) {
  const t = useTexts(reportTexts);
  const { label } = useWords();
  const locale = useCoreLocale();
  const { facts } = useEvidence();
  const checks = report.checks.filter(({ status }) => status !== 'notRun');
  const hidden = report.hiddenText.filter(({ hiddenBy }) => !ORDINARY.has(hiddenBy));
  const sent = outboundNotes(report, locale);
  const refused = refusedNotes({ ...report, rejected: report.rejected ?? [] }, locale, MOST_REFUSED);
  const parts = [checks, hidden, report.caps, report.warnings, sent, refused.notes];
  if (parts.every(({ length }) => length === 0)) return null;
  return (
    <Panel id="reading" title={t('readingTitle')}>
      <div className="flex flex-col gap-5">
        <Part title={label('checks')}>
          {checks.map((check) => (
            <li key={check.id} className="flex flex-wrap items-baseline gap-x-2">
              <Badge tone={check.status === 'pass' ? 'good' : 'poor'}>
                {capitalised(label(`check.${check.status}`), locale)}
              </Badge>
              <span className="min-w-0 flex-1">
                {check.detail} <FactRefs facts={onePerSlide(check.factIds, facts, 3)} />
              </span>
            </li>
          ))}
        </Part>
        <Part title={label('caps')}>
          {/* One silence may limit several scores. */}
          {[...new Set(report.caps.map((cap) => cap.reason))].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Part>
        <Part title={t('hiddenTitle')} note={t('hiddenNote')}>
          {hidden.map(({ slide, text }, index) => (
            <li key={index} className="[overflow-wrap:anywhere]">
              {slide === 0 ? <span className="text-faint">{t('document')}</span> : <QuoteRef slide={slide} />}{' '}
              <q>{text.slice(0, 240)}</q>
            </li>
          ))}
        </Part>
        <Part title={label('warnings')}>
          {report.warnings.map(({ code, text, slide }, index) => (
            <li key={`${code} ${index}`}>
              {text} <QuoteRef slide={slide ?? 0} />
            </li>
          ))}
        </Part>
        <Part title={label('outbound')}>
          {sent.map((note) => (
            <li key={note} className="[overflow-wrap:anywhere]">
              {note}
            </li>
          ))}
        </Part>
        <Part title={label('rejected')}>
          {[
            ...refused.notes.map(({ kind, quote, slide, reason }, index) => (
              <li key={index} className="[overflow-wrap:anywhere]">
                <span className="font-[550]">{kind}</span> {quote !== '' && <q className="text-faint">{quote}</q>}{' '}
                {reason} <QuoteRef slide={slide ?? 0} />
              </li>
            )),
            ...(refused.more === undefined ? [] : [<li key="more">{refused.more}</li>]),
          ]}
        </Part>
      </div>
    </Panel>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-[550]">
        {title} {note && <span className="text-sm font-normal text-faint">{note}</span>}
      </h3>
      <ul className="flex flex-col gap-2">{children}</ul>
    </div>
  );
}
