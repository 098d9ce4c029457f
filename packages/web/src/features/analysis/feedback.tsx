/** How right the analysis was, in stars and words: what "AI accuracy" is made of. */
import { Star } from 'lucide-react';
import type { Analysis } from '@vc-analyst/core/model';
import { useId, useState } from 'react';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useUser } from '../../api/user.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { Textarea } from '../../components/ui/field.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { formatNumber } from '../../i18n/format.js';
import { collaborationTexts } from '../../i18n/texts/collaboration.js';
import { cx } from '../../lib/cx.js';

const STARS = [1, 2, 3, 4, 5];

export default function Feedback({ analysis, mayRate }: { analysis: Analysis; mayRate: boolean }) {
  const t = useTexts(collaborationTexts);
  const locale = useLocale();
  const { user } = useUser();
  const given = analysis.feedback ?? [];
  const own = given.find((feedback) => feedback.user.id === user?.id);
  const mean = given.reduce((sum, { rating }) => sum + rating, 0) / given.length;
  return (
    <Panel
      title={t('feedbackTitle')}
      aside={given.length > 0 && t('feedbackMean', { mean: formatNumber(mean, locale), count: given.length })}
      className="print:hidden"
    >
      {mayRate ? (
        <FeedbackForm key={own?.id} analysisId={analysis.id} rating={own?.rating} text={own?.feedbackText} />
      ) : null}
      {given
        .filter(({ feedbackText, id }) => feedbackText && id !== own?.id)
        .map((feedback) => (
          <p key={feedback.id} className="mt-3 text-sm first:mt-0 text-soft [overflow-wrap:anywhere]">
            <b className="font-[550]">{feedback.user.firstName}</b> · {t('feedbackStars', { count: feedback.rating })}
            <br />
            {feedback.feedbackText}
          </p>
        ))}
    </Panel>
  );
}

interface FeedbackFormProps {
  analysisId: string;
  rating: number | undefined;
  text: string | undefined;
}

function FeedbackForm({ analysisId, rating: before, text: textBefore = '' }: FeedbackFormProps) {
  const t = useTexts(collaborationTexts);
  const c = useTexts(common);
  const name = useId();
  const [rating, setRating] = useState(before);
  const [text, setText] = useState(textBefore);
  const send = useChange({
    run: (stars: number) =>
      call('POST /api/analyses/{id}/feedback', {
        params: { id: analysisId },
        body: { rating: stars, ...(text.trim() ? { feedbackText: text.trim() } : {}) },
      }),
    touches: ['/api/analyses', '/api/dashboard/stats'],
    done: t('feedbackDone'),
    failed: t('feedbackFailed'),
    failedDetail: c('tryAgain'),
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (rating !== undefined) send.mutate(rating);
      }}
    >
      <div role="radiogroup" aria-label={t('feedbackTitle')} className="flex gap-0.5">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative grid size-8 cursor-pointer max-sm:size-10 place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={rating === stars}
              aria-label={t('feedbackStars', { count: stars })}
              onChange={() => setRating(stars)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Star
              size={22}
              aria-hidden
              className={cx(stars <= (rating ?? 0) ? 'text-fair' : 'text-faint')}
              fill={stars <= (rating ?? 0) ? 'currentColor' : 'none'}
            />
          </label>
        ))}
      </div>
      {rating !== undefined && (
        <Textarea
          rows={2}
          maxLength={5000}
          aria-label={t('feedbackText')}
          placeholder={t('feedbackText')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <Button
        type="submit"
        size="sm"
        className="self-start"
        busy={send.isPending}
        disabled={rating === undefined || (rating === before && text === textBefore)}
      >
        {t('feedbackSend')}
      </Button>
    </form>
  );
}
