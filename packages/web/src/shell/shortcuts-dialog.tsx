/** The list under `?`, with the switch that turns single keys off. */
import { useState } from 'react';
import { Dialog } from '../components/ui/dialog.js';
import { Checkbox } from '../components/ui/field.js';
import { Kbd } from '../components/ui/kbd.js';
import { useTexts } from '../i18n/language.js';
import { shell } from '../i18n/texts/shell.js';
import { isMac } from '../lib/is-mac.js';
import { readPreference, writePreference } from '../lib/preferences.js';

const SHORTCUTS = [
  { keys: ['?'], name: 'help' },
  { keys: ['/'], name: 'search' },
  { keys: [isMac() ? '⌘' : 'Ctrl', 'K'], name: 'palette' },
  { keys: ['u'], name: 'upload' },
  { keys: ['j', 'k'], name: 'move' },
  { keys: ['Enter', 'o'], name: 'open' },
  { keys: ['x'], name: 'select' },
  { keys: ['g', 'd', 'a', 'p', 'r', 't'], name: 'go' },
  { keys: ['Esc'], name: 'close' },
  { keys: ['F8'], name: 'toast' },
] as const;

// The frame loads it when it is asked for.
export default function ShortcutsDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTexts(shell);
  const [on, setOn] = useState(() => readPreference('shortcuts') !== 'off');
  const turn = (next: boolean) => {
    setOn(next);
    writePreference('shortcuts', next ? null : 'off');
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('shortcuts')}>
      <dl className="flex flex-col">
        {SHORTCUTS.map(({ keys, name }) => (
          <div key={name} className="flex items-center gap-4 border-b border-line py-2.5">
            <dt className="flex w-24 shrink-0 sm:w-40 flex-wrap gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`shortcut.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-4"
        label={t('shortcutsUse')}
        checked={on}
        onChange={(event) => turn(event.target.checked)}
      />
    </Dialog>
  );
}
