/** What is said of a deck when it ends, in one line. */
import { errorText, isVcError } from '@vc-analyst/core';
import { renderMessage, verdictName } from '@vc-analyst/core/i18n';
import type { BatchEvent, Locale, MessageValue } from '@vc-analyst/core/model';
import { printable } from '../output/printable.js';

/** Undefined while the deck is in work. */
export function resultLine(event: BatchEvent, locale: Locale): string | undefined {
  const say = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  const scoreOf = ({ overallScore }: { overallScore: number | null }) =>
    overallScore === null ? say('run.unscored') : say('run.scored', { score: overallScore });
  switch (event.type) {
    case 'completed': {
      const { analysis } = event;
      const line = say('run.done', {
        file: event.fileName,
        company: analysis.companyName,
        score: scoreOf(analysis),
        recommendation: say(`label.${verdictName(analysis) ?? 'noRecommendation'}`),
        time: seconds(analysis.analysisTime * 1000, locale),
      });
      const { version, warnings } = analysis;
      if (version === 1) return printable(line);
      const again = warnings.some(({ code }) => code === 'duplicate-of');
      return printable(`${line} · ${say(again ? 'run.sameAgain' : 'run.version', { version })}`);
    }
    case 'skipped': {
      const about = { file: event.fileName, company: event.known.companyName, score: scoreOf(event.known) };
      return printable(
        event.sameAs === undefined ? say('run.known', about) : say('run.sameAs', { ...about, other: event.sameAs }),
      );
    }
    case 'passed-over':
      return printable(say('run.passedOver', { file: event.fileName }));
    case 'failed':
      return printable(failureText(event.error, locale));
    default:
      return undefined;
  }
}

/** The sentence of an error in the language of the run, with its code. */
export function failureText(error: Error, locale: Locale): string {
  return isVcError(error) ? `${errorText(error, locale)} [${error.code}]` : `${error.message} [internal]`;
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** With one decimal, so that a running figure does not jump. */
export function seconds(ms: number, locale: Locale): string {
  const value = new Intl.NumberFormat(locale, ONE_DECIMAL).format(ms / 1000);
  return renderMessage({ id: 'label.seconds', values: { value } }, locale);
}

/** `45 s`, `2 min 10 s`, `1 h 5 min`: as long as the longest part tells. */
export function stretch(ms: number): string {
  const total = Math.max(0, Math.round(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
}
