/** What to do with the company, in its colour and in words. */
import type { Recommendation } from '@vc-analyst/core/model';
import { useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';
import { RECOMMENDATION_TONES } from './score-tone.js';
import { Badge } from './ui/badge.js';

export function RecommendationBadge({ value, className }: { value: Recommendation; className?: string }) {
  const t = useTexts(domain);
  return (
    <Badge tone={RECOMMENDATION_TONES[value]} {...(className && { className })}>
      {t(`recommendation.${value}`)}
    </Badge>
  );
}
