/** One stage of the board with its companies. */
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { PipelineCard } from '@vc-analyst/core/model';
import { useMay } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { cx } from '../../lib/cx.js';
import { BoardCard } from './board-card.js';
import type { Column } from './column.js';
import { CardMenu } from './card-menu.js';

interface BoardColumnProps {
  column: Column;
  /** All of the board, for the menus of cards. */
  columns: readonly Column[];
  onPut: (card: PipelineCard, to: string) => void;
}

export function BoardColumn({ column, columns, onPut }: BoardColumnProps) {
  const t = useTexts(pipelineTexts);
  const { setNodeRef, isOver } = useDroppable({ id: column.id });
  const hidden = column.total - column.cards.length;
  return (
    <section
      ref={setNodeRef}
      aria-label={column.name}
      data-stage={column.id}
      className={cx('flex w-64 shrink-0 flex-col gap-2 rounded-lg p-2', isOver ? 'bg-accent-soft' : 'bg-sunk')}
    >
      <h2 className="flex items-baseline gap-2 px-1.5 pt-1 text-sm font-semibold">
        <span className="min-w-0 [overflow-wrap:anywhere]">{column.name}</span>
        <span className="num font-normal text-faint">{column.total}</span>
      </h2>
      {column.cards.length === 0 ? (
        <p className="px-1.5 pb-6 text-sm text-faint">{t('emptyStage')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {column.cards.map((card) => (
            <li key={card.id} data-row={card.id}>
              <Draggable card={card} here={column} columns={columns} onPut={onPut} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <AppLink
          href={`/analysis${column.stage ? `?decision=${column.stage.decision}` : ''}`}
          className="px-1.5 py-1 text-sm text-accent hover:underline"
        >
          {t('moreCards', { count: hidden })}
        </AppLink>
      )}
    </section>
  );
}

interface DraggableProps {
  card: PipelineCard;
  here: Column;
  columns: readonly Column[];
  onPut: (card: PipelineCard, to: string) => void;
}

function Draggable({ card, here, columns, onPut }: DraggableProps) {
  const may = useMay();
  const manages = may('manageAnalysis', card.ownerId ?? '');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: card.id,
    disabled: !manages,
  });
  return (
    <div ref={setNodeRef} {...(manages && listeners)} className={cx(isDragging && 'opacity-35')}>
      <BoardCard
        card={card}
        {...(manages && { handle: { ref: setActivatorNodeRef, ...attributes, ...listeners } })}
        menu={manages && <CardMenu card={card} here={here} columns={columns} onPut={onPut} />}
      />
    </div>
  );
}
