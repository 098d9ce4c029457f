/** Says that something was said of an earlier version of the deck, and leads there. */
import type { SaidOf } from '@vc-analyst/core/model';
import { AppLink } from '../../components/app-link.js';
import { placeOfSlide } from './open-from-address.js';
import { useWords } from './use-words.js';

export function SaidOfMark({ saidOf }: { saidOf: SaidOf | undefined }) {
  const { label } = useWords();
  if (!saidOf) return null;
  const slide = saidOf.slide === undefined ? '' : `#${placeOfSlide(saidOf.slide)}`;
  return (
    <AppLink href={`/analysis/${saidOf.analysisId}${slide}`} className="text-sm text-faint underline">
      {label('saidOf', { version: String(saidOf.version) })}
    </AppLink>
  );
}
