/** Every statement read from the deck, to be searched, followed to its slide and corrected. */
import type { Fact } from '@vc-analyst/core/model';
import { useState } from 'react';
import { Input } from '../../components/ui/field.js';
import { Panel } from '../../components/ui/card.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { cx } from '../../lib/cx.js';
import { useHash } from '../../lib/use-hash-open.js';
import { CorrectFactButton } from './correct-fact.js';
import { FactRef } from './evidence.js';
import { placeOfFact } from './open-from-address.js';
import type { ReportDocument } from './report-document.js';
import { useWords } from './use-words.js';

/** Statements shown before somebody asks for the rest. */
const FIRST = 12;

export function AllFacts({ report, mayCorrect }: { report: ReportDocument; mayCorrect: boolean }) {
  const t = useTexts(reportTexts);
  const c = useTexts(common);
  const { label, value, origin } = useWords();
  const [words, setWords] = useState('');
  const [all, setAll] = useState(false);
  const visible = report.facts.filter((fact) => fact.visible);
  const found = visible.filter((fact) => matches(fact, words));
  const meant = useHash();
  const isMeant = (fact: Fact) => placeOfFact(fact.id) === meant;
  const shown = all || words !== '' || found.slice(FIRST).some(isMeant) ? found : found.slice(0, FIRST);
  return (
    <Panel
      id="facts"
      title={t('allFacts')}
      aside={t('factsFound', { count: visible.length })}
      flush
      className="print:hidden"
    >
      <div className="border-b border-line px-4.5 py-3">
        <Input
          type="search"
          aria-label={t('factsFilter')}
          placeholder={t('factsFilter')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {found.length === 0 ? (
        <p className="px-4.5 py-3.5 text-soft">{t('factsNone')}</p>
      ) : (
        <ul className="num divide-y divide-line">
          {shown.map((fact) => (
            <li
              key={fact.id}
              id={placeOfFact(fact.id)}
              className={cx(
                'grid scroll-my-24 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 px-4.5 py-2.5',
                isMeant(fact) && 'bg-accent-soft',
              )}
            >
              <div className="min-w-0">
                <p className="text-xs text-faint">
                  {nameOf(fact, label)} · {label(`basis.${fact.basis}`)}
                </p>
                {fact.value !== undefined && <b className="font-semibold">{value(fact)} </b>}
                <q className="font-serif text-soft [overflow-wrap:anywhere]">{fact.quote}</q>
                {origin(fact) && <p className="text-sm text-faint first-letter:uppercase">{origin(fact)}</p>}
              </div>
              <div className="flex items-center gap-1.5">
                <FactRef fact={fact} />
                {mayCorrect && <CorrectFactButton analysisId={report.id} fact={fact} name={nameOf(fact, label)} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <button
          type="button"
          className="w-full border-t border-line px-4.5 py-2.5 text-left text-accent hover:bg-sunk"
          onClick={() => setAll(true)}
        >
          {c('seeAll')}
        </button>
      )}
    </Panel>
  );
}

function matches(fact: Fact, words: string): boolean {
  const text = `${fact.quote} ${fact.text} ${fact.kind} ${fact.subjectName ?? ''}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The figure's name where it has one, else its kind in words: `pain_cost` is "pain cost". */
function nameOf(fact: Fact, label: (id: string) => string): string {
  const id = `metric.${fact.kind}`;
  const name = label(id);
  return name.includes(id) ? fact.kind.replaceAll('_', ' ') : name;
}
