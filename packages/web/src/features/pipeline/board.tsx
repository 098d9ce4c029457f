/** The pipeline: a column a stage, cards that are dragged with pointer, finger or keys, or moved by their menu. */
import {
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import type { PipelineBoard, PipelineCard } from '@vc-analyst/core/model';
import { SideScroll } from '../../components/ui/side-scroll.js';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { BoardCard } from './board-card.js';
import { BoardColumn } from './board-column.js';
import { UNDECIDED, type Column } from './column.js';
import { PassDialog } from './pass-dialog.js';
import { usePipelineNames } from '../../components/deal/stages.js';
import { useMove, type Move } from './use-move.js';

export function Board({ board }: { board: PipelineBoard }) {
  const t = useTexts(pipelineTexts);
  const { stageName } = usePipelineNames();
  const move = useMove();
  const [held, setHeld] = useState<PipelineCard>();
  const [passing, setPassing] = useState<Move>();
  const sensors = useSensors(
    // A press is a press until it travels: links and menus of a card stay what they are.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  );
  const columns: readonly Column[] = [
    { id: UNDECIDED, name: t('undecided'), stage: null, ...board.undecided },
    ...board.stages.map((stage) => ({ ...stage, name: stageName(stage), stage })),
  ];
  const cards = columns.flatMap((column) => column.cards.map((card) => ({ card, column })));
  const at = (id: unknown) => cards.find(({ card }) => card.id === id);
  const columnOf = (id: unknown) => columns.find((column) => column.id === id);
  const put = (card: PipelineCard, to: Column) => {
    if (at(card.id)?.column === to) return;
    const wanted = { card, to: to.stage };
    // Why is asked for while it is known.
    if (to.stage?.decision === 'passed' && board.passReasons.length > 0) setPassing(wanted);
    else move(wanted);
  };
  const say = (id: unknown) => ({ company: at(id)?.card.companyName ?? '' });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      onDragStart={({ active }) => setHeld(at(active.id)?.card)}
      onDragCancel={() => setHeld(undefined)}
      onDragEnd={({ active, over }) => {
        setHeld(undefined);
        const [from, to] = [at(active.id), columnOf(over?.id)];
        if (from && to) put(from.card, to);
      }}
      accessibility={{
        screenReaderInstructions: { draggable: t('howToDrag') },
        announcements: {
          onDragStart: ({ active }) => t('dragStart', say(active.id)),
          onDragOver: ({ active, over }) => {
            const stage = columnOf(over?.id)?.name;
            return stage === undefined ? t('dragOut', say(active.id)) : t('dragOver', { ...say(active.id), stage });
          },
          onDragEnd: ({ active, over }) => {
            const stage = columnOf(over?.id)?.name;
            return stage === undefined ? t('dragCancel', say(active.id)) : t('dragEnd', { ...say(active.id), stage });
          },
          onDragCancel: ({ active }) => t('dragCancel', say(active.id)),
        },
      }}
    >
      <SideScroll label={t('title')}>
        <div className="flex items-stretch gap-3 pb-3">
          {columns.map((column) => (
            <BoardColumn
              key={column.id}
              column={column}
              columns={columns}
              onPut={(card, to) => put(card, columnOf(to)!)}
            />
          ))}
        </div>
      </SideScroll>
      <DragOverlay dropAnimation={null}>{held && <BoardCard card={held} isHeld />}</DragOverlay>
      {passing && (
        <PassDialog
          company={passing.card.companyName}
          onPass={(why) => move({ ...passing, ...why })}
          onClose={() => setPassing(undefined)}
        />
      )}
    </DndContext>
  );
}

/** What the pointer is in; moved by keys, what the card covers most. */
const underPointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** Left and right lead from column to column; up and down lead nowhere, since a stage has no order of its own. */
const nextColumn: KeyboardCoordinateGetter = (event, { context: { droppableRects, collisionRect } }) => {
  const step = { [KeyboardCode.Right]: 1, [KeyboardCode.Left]: -1 }[event.code];
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  const rects = [...droppableRects.values()].sort((a, b) => a.left - b.left);
  const middle = collisionRect.left + collisionRect.width / 2;
  const here = rects.findIndex(({ left, right }) => left <= middle && middle <= right);
  const next = rects[Math.min(rects.length - 1, Math.max(0, here + step))];
  return next && { x: next.left + (next.width - collisionRect.width) / 2, y: collisionRect.top };
};
