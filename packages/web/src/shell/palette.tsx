/** The search with commands: what can be done on this page, its sections, pages, and what can be done anywhere. */
import { SearchDialog, type CommandGroup } from '../features/search/search-dialog.js';
import { Kbd } from '../components/ui/kbd.js';
import { useTexts } from '../i18n/language.js';
import { searchTexts } from '../i18n/texts/search.js';
import { useCommands, type Command } from './use-commands.js';

interface PaletteProps {
  typedAhead: string;
  /** Opens the list of keys. */
  onHelp: () => void;
  onClose: () => void;
}

// The shell loads it when it is first asked for.
export default function Palette({ onHelp, ...props }: PaletteProps) {
  const t = useTexts(searchTexts);
  const groups = useCommands(onHelp);
  const commandsFor = (typed: string): CommandGroup[] => {
    const words = wordsOf(typed);
    return groups
      .map(({ id, commands }) => ({
        id,
        title: t(id),
        commands: commands
          .filter((command) => (words.length === 0 ? !command.isTyped : goesWith(words, command)))
          .map((command) => ({ id: command.id, run: command.run, content: <Entry command={command} /> })),
      }))
      .filter(({ commands }) => commands.length > 0);
  };
  return <SearchDialog commandsFor={commandsFor} {...props} />;
}

function Entry({ command: { name, keys = [], Icon } }: { command: Command }) {
  return (
    <div className="flex items-center gap-3">
      <Icon size={16} aria-hidden className="shrink-0 text-faint" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {keys.length > 0 && (
        <span className="hidden shrink-0 gap-1 sm:flex">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </div>
  );
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Each word typed begins one of the name. */
function goesWith(typed: readonly string[], { name }: Command): boolean {
  const words = wordsOf(name);
  return typed.every((one) => words.some((word) => word.startsWith(one)));
}
