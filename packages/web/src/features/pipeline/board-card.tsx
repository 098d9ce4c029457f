/** A company on the board: what it is, how its deck scored, who looks after it, what comes next. */
import { GripVertical } from 'lucide-react';
import type { PipelineCard } from '@vc-analyst/core/model';
import type { ComponentProps, ReactNode } from 'react';
import { useRead } from '../../api/read.js';
import { AppLink } from '../../components/app-link.js';
import { RecommendationBadge } from '../../components/recommendation-badge.js';
import { ScoreNumber } from '../../components/score-number.js';
import { Avatar } from '../../components/ui/avatar.js';
import { useDeckMoney } from '../../components/use-deck-money.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { cx } from '../../lib/cx.js';
import { NextStepLine } from '../../components/deal/next-step-line.js';
import { usePipelineNames } from '../../components/deal/stages.js';

interface BoardCardProps {
  card: PipelineCard;
  /** Properties of the button that keys pick the card up by. */
  handle?: ComponentProps<'button'>;
  menu?: ReactNode;
  /** It hangs on the pointer. */
  isHeld?: boolean;
}

export function BoardCard({ card, handle, menu, isHeld }: BoardCardProps) {
  const t = useTexts(pipelineTexts);
  const d = useTexts(domain);
  const { reasonName } = usePipelineNames();
  const { data: board } = useRead('/api/pipeline');
  const { data: team } = useRead('/api/team');
  const owner = team?.find(({ id }) => id === card.ownerId);
  const { ask, revenue, decision, nextStep } = card;
  const reason = board?.passReasons.find(({ id }) => id === decision?.reason);
  const money = useDeckMoney();
  const figures = [
    d(`sector.${card.sector}`),
    ...(revenue ? [revenue.kind === 'arr' ? t('arr', { amount: money(revenue) }) : money(revenue)] : []),
    ...(ask ? [t('asks', { amount: money(ask) })] : []),
  ];
  return (
    <article
      className={cx(
        'flex flex-col gap-1.5 rounded-md border border-line bg-card p-2.5',
        isHeld ? 'cursor-grabbing shadow-raised' : 'shadow-card',
        handle && !isHeld && 'cursor-grab',
      )}
    >
      <header className="flex items-start gap-1">
        {handle && (
          <button
            type="button"
            {...handle}
            aria-label={card.companyName}
            className="-ml-1.5 shrink-0 cursor-grab rounded-sm py-0.5 text-faint hover:text-ink"
          >
            <GripVertical size={15} aria-hidden />
          </button>
        )}
        <h3 className="min-w-0 flex-1 font-[550] [overflow-wrap:anywhere]">
          <AppLink href={`/company/${card.id}`} className="hover:underline">
            {card.companyName}
          </AppLink>
        </h3>
        <ScoreNumber value={card.overallScore} name={d('overallScore')} className="text-lg/5" />
        {menu}
      </header>
      <p className="num text-sm text-faint">{figures.join(' · ')}</p>
      {(card.recommendation || owner) && (
        <p className="flex items-center justify-between gap-2">
          {card.recommendation && (
            <RecommendationBadge value={card.recommendation} reason={card.recommendationReason} />
          )}
          {owner && (
            <span className="ml-auto flex min-w-0 items-center gap-1.5 text-sm text-soft">
              <Avatar {...owner} imageUrl={owner.profileImageUrl} className="size-5 text-[9px]" />
              <span className="truncate">{owner.firstName}</span>
            </span>
          )}
        </p>
      )}
      {reason && (
        <p className="text-sm text-soft">
          <span className="sr-only">{t('reason')}: </span>
          {reasonName(reason)}
        </p>
      )}
      {nextStep && <NextStepLine step={nextStep} />}
    </article>
  );
}
