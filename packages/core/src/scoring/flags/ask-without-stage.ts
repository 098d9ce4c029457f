/** F40: an amount is asked for and no round is named on any slide; a note, since the amount alone tells the stage here. */
import { message } from '../../model/message.js';
import { figureValue } from '../../i18n/figure-value.js';
import { unreadShare } from '../caps/reading.js';
import { statedAsk } from '../round.js';
import type { FlagRule } from './flag.js';

/** Any word for a round in the languages that are read, also where it was not understood as this company's. */
const ROUND_WORD =
  /(?<!\p{L})(?:pre-? ?seed|seed|s[eé]ries? [a-e]|angels?|bridge round|love money|f&f|friends (?:and|&) family|growth (?:round|equity)|pre-? ?semilla|semilla|serie [a-e]|[áa]ngel(?:es)?|pre-? ?amor[cç]age|amor[cç]age|capital inicial)(?!\p{L})/iu;

export const askWithoutStage: FlagRule = {
  meta: { id: 'ask-without-stage', rule: 'F40', kinds: ['ask', 'round_stage'] },
  raise: ({ context }) => {
    const ask = statedAsk(context, context);
    const { slides, stage } = context.evidence;
    if (!ask || stage.basis === 'user' || context.has('round_stage') || unreadShare(context.evidence) > 0) return [];
    if (slides.some((slide) => ROUND_WORD.test(slide.text))) return [];
    const reason = message('flag.ask-without-stage', { ask: figureValue(ask) });
    return [{ severity: 'low', reason, facts: [ask], free: true }];
  },
};
