/**
 * The search over everything that one may read: companies, facts and questions, each opening its report at the place; above
 * them, what can be done and where one can go.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchResult } from '@vc-analyst/core/model';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { read } from '../../api/read.js';
import { Combobox, type ComboboxGroup } from '../../components/ui/combobox.js';
import { Dialog } from '../../components/ui/dialog.js';
import { Kbd } from '../../components/ui/kbd.js';
import { Empty, Failed, Loading, Skeleton } from '../../components/ui/states.js';
import { useTexts, type Render } from '../../i18n/language.js';
import { searchTexts } from '../../i18n/texts/search.js';
import { useDebounced } from '../../lib/use-debounced.js';
import { CompanyEntry, FactEntry, QuestionEntry } from './search-entries.js';

type SearchRender = Render<NonNullable<(typeof searchTexts)['english']>>;

interface SearchDialogProps {
  /** What of it goes with the words typed, in groups; run once the dialog is gone. */
  commandsFor: (typed: string) => readonly CommandGroup[];
  /** Typed before the dialog was there. */
  typedAhead: string;
  onClose: () => void;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly { id: string; content: ReactNode; run: () => void }[];
}

export function SearchDialog({ commandsFor, typedAhead, onClose }: SearchDialogProps) {
  const t = useTexts(searchTexts);
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(typedAhead);
  const asked = useDebounced(typed.trim());
  const isEnough = /[\p{L}\p{N}]/u.test(asked);
  const query = useQuery({
    ...read('/api/search', { query: { q: asked } }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    // Nothing of what was searched for is kept, and nothing found is shown again unasked.
    gcTime: 0,
    staleTime: 0,
  });
  const found = isEnough ? query.data : undefined;
  const stale = isEnough && (typed.trim() !== asked || query.isPlaceholderData);
  const results = found ? groupsOf(found, t).map((group) => ({ ...group, stale })) : [];
  const commandGroups = commandsFor(typed);
  const commands = commandGroups.flatMap((group) => group.commands);
  const groups = [...commandGroups.map((group) => ({ ...group, entries: group.commands })), ...results];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const chosen = useRef<() => void>(undefined);

  const choose = (id: string) => {
    onClose();
    chosen.current = commands.find((command) => command.id === id)?.run;
    if (chosen.current) return;
    const [analysisId, place] = id.split('#');
    navigate(`/analysis/${analysisId}${place ? `#${place}` : ''}`);
  };

  return (
    <Dialog open onOpenChange={onClose} onClosed={() => chosen.current?.()} title={t('title')} shape="palette">
      <Combobox
        label={t('title')}
        placeholder={t('placeholder')}
        value={typed}
        onValueChange={setTyped}
        groups={groups}
        status={found && !stale ? t('found', { count }) : ''}
        onChoose={choose}
        foot={<Keys />}
      >
        {results.length === 0 && (isEnough || commands.length === 0) && (
          <Instead typed={asked} isEnough={isEnough} hasCommands={commands.length > 0} query={query} />
        )}
      </Combobox>
    </Dialog>
  );
}

interface InsteadProps {
  typed: string;
  isEnough: boolean;
  hasCommands: boolean;
  query: { data: SearchResult | null | undefined; error: unknown; refetch: () => unknown };
}

/** Hint, error, nothing found, or the shapes of what is on its way. */
function Instead({ typed, isEnough, hasCommands, query }: InsteadProps) {
  const t = useTexts(searchTexts);
  if (!isEnough) return <p className="px-4.5 py-6 text-soft">{t('hint')}</p>;
  if (query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data) {
    if (hasCommands) return null;
    const { facts, questions } = query.data.more;
    return <Empty title={t('none', { typed })}>{t(facts || questions ? 'noneYet' : 'noneText')}</Empty>;
  }
  return (
    <Loading className="flex-1">
      <div className="flex flex-col gap-4 px-4.5 py-4">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-9" />
        ))}
      </div>
    </Loading>
  );
}

function groupsOf({ companies, facts, questions, more }: SearchResult, t: SearchRender): ComboboxGroup[] {
  const groups = [
    {
      id: 'companies' as const,
      entries: companies.map((hit) => ({ id: hit.analysisId, content: <CompanyEntry hit={hit} /> })),
    },
    {
      id: 'facts' as const,
      entries: facts.map((hit) => ({
        id: `${hit.analysisId}#fact-${hit.factId}`,
        content: <FactEntry hit={hit} />,
      })),
    },
    {
      id: 'questions' as const,
      entries: questions.map((hit) => ({
        id: `${hit.analysisId}#question-${hit.questionId}`,
        content: <QuestionEntry hit={hit} />,
      })),
    },
  ];
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({ ...group, title: t(group.id), ...(more[group.id] && { note: t('more') }) }));
}

/** What the keys do, where there are keys. */
function Keys() {
  const t = useTexts(searchTexts);
  return (
    <p className="hidden items-center gap-4 border-t border-line px-4.5 py-2 text-xs text-faint sm:flex">
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t('keys.move')}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Enter</Kbd> {t('keys.open')}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Esc</Kbd> {t('keys.close')}
      </span>
    </p>
  );
}
