/** What can be done with a card without dragging it. */
import { CalendarClock, Ellipsis, FileText, UserRound } from 'lucide-react';
import type { PipelineCard } from '@vc-analyst/core/model';
import { useState } from 'react';
import { AppLink } from '../../components/app-link.js';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../components/ui/menu.js';
import { useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { AssignDialog } from '../../components/deal/assign-dialog.js';
import type { Column } from './column.js';
import { NextStepDialog } from '../../components/deal/next-step-dialog.js';

interface CardMenuProps {
  card: PipelineCard;
  here: Column;
  columns: readonly Column[];
  onPut: (card: PipelineCard, to: string) => void;
}

export function CardMenu({ card, here, columns, onPut }: CardMenuProps) {
  const t = useTexts(pipelineTexts);
  const [asking, setAsking] = useState<'step' | 'owner'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={t('menuOf', { company: card.companyName })}
            className="-mt-0.5 -mr-1 shrink-0 cursor-pointer rounded-sm p-1 text-faint hover:text-ink max-sm:p-2"
          >
            <Ellipsis size={16} aria-hidden />
          </button>
        }
      >
        <MenuItem asChild>
          <AppLink href={`/analysis/${card.id}`}>
            <FileText size={15} aria-hidden />
            {t('openReport')}
          </AppLink>
        </MenuItem>
        <MenuItem icon={<CalendarClock size={15} aria-hidden />} onSelect={() => setAsking('step')}>
          {t('planStep')}
        </MenuItem>
        <MenuItem icon={<UserRound size={15} aria-hidden />} onSelect={() => setAsking('owner')}>
          {t('assign')}
        </MenuItem>
        <MenuSeparator />
        <MenuChoices
          label={t('moveTo')}
          value={here.id}
          options={columns.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(to) => onPut(card, to)}
        />
      </Menu>
      {asking === 'step' && <NextStepDialog of={card} onClose={close} />}
      {asking === 'owner' && <AssignDialog selected={[card]} onClose={close} />}
    </>
  );
}
