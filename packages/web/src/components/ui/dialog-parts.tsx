/**
 * Dialogs and drawers: they trap the focus and give it back, Esc closes. The veil is our own element, since
 * radix's would inject a style tag that the page's policy refuses.
 */
import { X } from 'lucide-react';
import { AlertDialog, Dialog as Radix } from 'radix-ui';
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { noteDialog } from '../../lib/open-dialogs.js';
import { common } from '../../i18n/texts/common.js';
import { useTexts } from '../../i18n/language.js';
import { Button } from './button.js';

const BOX =
  'fixed z-40 flex max-h-[calc(100dvh-2rem)] flex-col overflow-hidden border border-line bg-card shadow-raised';

const SHAPES = {
  box: 'top-1/2 left-1/2 w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-lg',
  drawer: 'inset-y-0 right-0 max-h-none w-full max-w-md animate-slide-in',
  screen: 'inset-x-2 top-4 mx-auto max-w-[1400px] rounded-lg sm:inset-x-6',
  palette:
    'inset-x-0 top-0 mx-auto w-full rounded-b-lg sm:top-[10vh] sm:max-h-[76vh] sm:w-[calc(100vw-2rem)] sm:max-w-2xl sm:rounded-lg',
} as const;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /**
   * `drawer` comes from the right and fills the height; `screen` leaves a border of the page; `palette` hangs below the
   * top, its title only read aloud, its content up to its edges. @default 'box'
   */
  shape?: keyof typeof SHAPES;
  wide?: boolean;
  /** It is gone, and what had the focus has it again. */
  onClosed?: () => void;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  shape = 'box',
  wide,
  onClosed,
}: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil onClose={() => onOpenChange(false)} closesOnPress />
        <GivesFocusBack>
          {(onCloseAutoFocus) => (
            <Radix.Content
              {...(!description && { 'aria-describedby': undefined })}
              onCloseAutoFocus={(event) => {
                onCloseAutoFocus(event);
                onClosed?.();
              }}
              className={cx(BOX, SHAPES[shape], shape === 'box' && (wide ? 'max-w-3xl' : 'max-w-lg'))}
            >
              {shape === 'palette' ? (
                <>
                  <Radix.Title className="sr-only">{title}</Radix.Title>
                  {children}
                  <CloseButton className="absolute top-2 right-2" />
                </>
              ) : (
                <>
                  <header className="flex items-start gap-4 border-b border-line px-5 py-4">
                    <div className="min-w-0">
                      <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
                      {description && (
                        <Radix.Description className="mt-1 text-sm text-soft">{description}</Radix.Description>
                      )}
                    </div>
                    <CloseButton className="-my-1.5 -mr-2 ml-auto" />
                  </header>
                  <div className="overflow-y-auto p-5">{children}</div>
                </>
              )}
              {actions && (
                <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3.5">{actions}</footer>
              )}
            </Radix.Content>
          )}
        </GivesFocusBack>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface VeilProps {
  onClose: () => void;
  closesOnPress?: boolean;
}

/** Darkens the page and holds it still. */
function Veil({ onClose, closesOnPress }: VeilProps) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => noteDialog(() => close()), []);
  return (
    <div
      data-veil=""
      className="fixed inset-0 z-40 bg-[var(--veil)] print:hidden"
      {...(closesOnPress && { onClick: onClose })}
    />
  );
}

/** What had the focus when the dialog opened has it again afterwards: our buttons open dialogs without radix's trigger. */
function GivesFocusBack({ children }: { children: (onCloseAutoFocus: (event: Event) => void) => ReactNode }) {
  // Asked while the dialog is first drawn: a field in it may take the focus at once.
  const [opener] = useState(focusedOpener);
  return children((event) => {
    event.preventDefault();
    const next = opener?.isConnected ? opener : document.getElementById('main');
    next?.focus({ preventScroll: true });
  });
}

/** The entry of a menu goes with its menu; the menu's button stays. */
function focusedOpener(): HTMLElement | null {
  const focused = document.activeElement as HTMLElement | null;
  const menu = focused?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

function CloseButton({ className }: { className: string }) {
  const t = useTexts(common);
  return (
    <Radix.Close asChild>
      <Button look="quiet" size="icon" className={className} aria-label={t('close')}>
        <X size={18} aria-hidden />
      </Button>
    </Radix.Close>
  );
}

interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** What the pressing button says: the deed, not "OK". */
  confirm: string;
  onConfirm: () => void;
  busy?: boolean;
}

/** Asks before something that cannot be undone. The safe answer has the focus. */
export function ConfirmDialog({ open, onOpenChange, title, description, confirm, onConfirm, busy }: ConfirmProps) {
  const t = useTexts(common);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <Veil onClose={() => onOpenChange(false)} />
        <GivesFocusBack>
          {(onCloseAutoFocus) => (
            <AlertDialog.Content
              {...(!description && { 'aria-describedby': undefined })}
              onCloseAutoFocus={onCloseAutoFocus}
              className={cx(
                BOX,
                'top-1/2 left-1/2 w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-lg p-5',
              )}
            >
              <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
              {description && (
                <AlertDialog.Description className="mt-2 text-soft">{description}</AlertDialog.Description>
              )}
              <div className="mt-5 flex flex-wrap justify-end gap-2">
                <AlertDialog.Cancel asChild>
                  <Button>{t('cancel')}</Button>
                </AlertDialog.Cancel>
                <Button look="danger" busy={busy ?? false} onClick={onConfirm}>
                  {confirm}
                </Button>
              </div>
            </AlertDialog.Content>
          )}
        </GivesFocusBack>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
