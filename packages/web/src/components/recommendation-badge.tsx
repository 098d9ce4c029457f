/** What to do with the company, in its colour and in words. */
import { verdictName } from '@vc-analyst/core/i18n';
import type { FollowUpReason, Recommendation } from '@vc-analyst/core/model';
import { useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';
import { RECOMMENDATION_TONES } from './score-tone.js';
import { Badge } from './ui/badge.js';

export interface RecommendationBadgeProps {
  value: Recommendation;
  /** What a follow-up is for; of documents before rubric 2 it is not known. */
  reason?: FollowUpReason | undefined;
  className?: string;
}

export function RecommendationBadge({ value, reason, className }: RecommendationBadgeProps) {
  const t = useTexts(domain);
  return (
    <Badge tone={reason === 'thin' ? 'neutral' : RECOMMENDATION_TONES[value]} {...(className && { className })}>
      {t(verdictName({ recommendation: value, recommendationReason: reason }))}
    </Badge>
  );
}
