/** Which slide lies open beside the report, and what is marked on it: one choice for the whole page. */
import type { Fact } from '@vc-analyst/core/model';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { SlideRef } from '../../components/slide-ref.js';
import { factsOf, type ReportDocument } from './report-document.js';

export interface Shown {
  slide: number;
  /** Its quote is marked on the slide. */
  fact?: Fact | undefined;
  /** Without a fact: the words to show, such as a flag's. */
  quote?: string | undefined;
}

interface Evidence {
  shown: Shown;
  show: (shown: Shown) => void;
  /** Another slide of the deck that lies open already. */
  turnTo: (slide: number) => void;
  /** Counts openings by the reader: small screens lay the slide over the page for each. */
  openings: number;
  facts: ReadonlyMap<string, Fact>;
}

const EvidenceContext = createContext<Evidence | undefined>(undefined);

interface EvidenceProviderProps {
  report: ReportDocument;
  first: Shown;
  children: ReactNode;
}

export function EvidenceProvider({ report, first, children }: EvidenceProviderProps) {
  const [{ shown, openings }, set] = useState({ shown: first, openings: 0 });
  const facts = useMemo(() => factsOf(report), [report]);
  const value = useMemo<Evidence>(
    () => ({
      shown,
      openings,
      facts,
      show: (next) => set((before) => ({ shown: next, openings: before.openings + 1 })),
      turnTo: (slide) => set((before) => ({ ...before, shown: { slide } })),
    }),
    [shown, openings, facts],
  );
  return <EvidenceContext value={value}>{children}</EvidenceContext>;
}

export function useEvidence(): Evidence {
  const evidence = use(EvidenceContext);
  if (!evidence) throw new Error('useEvidence stands inside EvidenceProvider');
  return evidence;
}

/** Opens the slide of a fact with its quote marked. */
export function FactRef({ fact, long }: { fact: Fact; long?: boolean }) {
  const { show } = useEvidence();
  return <SlideRef slide={fact.slide} {...(long && { long })} onOpen={() => show({ slide: fact.slide, fact })} />;
}

/** References to where the facts stand, one a slide. */
export function FactRefs({ facts }: { facts: readonly Fact[] }) {
  return (
    <span className="inline-flex flex-wrap gap-x-1 gap-y-2">
      {facts.map((fact) => (
        <FactRef key={fact.id} fact={fact} />
      ))}
    </span>
  );
}

/** Opens a slide, with a quote where there is one. Slide 0 is the document itself: nothing to open. */
export function QuoteRef({ slide, quote }: { slide: number; quote?: string | undefined }) {
  const { show } = useEvidence();
  if (slide === 0) return null;
  return <SlideRef slide={slide} onOpen={() => show({ slide, quote })} />;
}
