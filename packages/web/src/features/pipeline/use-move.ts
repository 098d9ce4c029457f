/** A company put into a stage of the pipeline: shown at once, taken back where the server refuses. */
import { useQueryClient } from '@tanstack/react-query';
import type { PipelineBoard, PipelineCard, PipelineStage } from '@vc-analyst/core/model';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { read } from '../../api/read.js';
import { useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';

export interface Move {
  card: PipelineCard;
  /** Null for the companies on which nothing is decided. */
  to: PipelineStage | null;
  reason?: string | undefined;
  note?: string | undefined;
}

export function useMove() {
  const t = useTexts(pipelineTexts);
  const queryClient = useQueryClient();
  const { queryKey } = read('/api/pipeline');
  const move = useChange({
    run: ({ card, to, reason, note }: Move) =>
      call('PATCH /api/analyses/{id}/decision', {
        params: { id: card.id },
        body: to
          ? { decision: to.decision, stage: to.id, ...(reason && { reason }), ...(note && { note }) }
          : { decision: null },
      }),
    touches: ['/api/pipeline', '/api/analyses', '/api/dashboard/stats', '/api/activities'],
    failed: t('failed'),
    failedDetail: t('failedText'),
  });
  return (one: Move) => {
    const before = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, (board) => board && moved(board, one.card, one.to?.id));
    move.mutate(one, { onError: () => queryClient.setQueryData(queryKey, before) });
  };
}

/** `card` at the head of the stage; of none, at the head of the undecided. */
function moved(board: PipelineBoard, card: PipelineCard, to: string | undefined): PipelineBoard {
  const changed = <C extends PipelineBoard['undecided']>(column: C, isTarget: boolean): C => {
    const left = column.cards.filter(({ id }) => id !== card.id);
    const wasHere = left.length < column.cards.length;
    const cards = isTarget ? [card, ...left] : left;
    return { ...column, cards, total: column.total - Number(wasHere) + Number(isTarget) };
  };
  return {
    ...board,
    undecided: changed(board.undecided, to === undefined),
    stages: board.stages.map((stage) => changed(stage, stage.id === to)),
  };
}
