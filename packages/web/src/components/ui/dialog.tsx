/**
 * Dialogs and drawers: they trap the focus and give it back, Esc closes. The veil is our own element, since
 * radix's would inject a style tag that the page's policy refuses.
 */
import { X } from 'lucide-react';
import { AlertDialog, Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { common } from '../../i18n/texts/common.js';
import { useTexts } from '../../i18n/language.js';
import { Button } from './button.js';

const VEIL = 'fixed inset-0 z-40 bg-[var(--veil)] print:hidden';
const BOX =
  'fixed z-40 flex max-h-[calc(100dvh-2rem)] flex-col overflow-hidden border border-line bg-card shadow-raised';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** `drawer` comes from the right and fills the height. @default 'box' */
  shape?: 'box' | 'drawer';
  wide?: boolean;
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
}: DialogProps) {
  const t = useTexts(common);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-veil="" className={VEIL} onClick={() => onOpenChange(false)} />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          className={cx(
            BOX,
            shape === 'drawer'
              ? 'inset-y-0 right-0 max-h-none w-full max-w-md animate-slide-in'
              : 'top-1/2 left-1/2 w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-lg',
            shape === 'box' && (wide ? 'max-w-3xl' : 'max-w-lg'),
          )}
        >
          <header className="flex items-start gap-4 border-b border-line px-5 py-4">
            <div className="min-w-0">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-sm text-soft">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <Button look="quiet" size="icon" className="-my-1.5 -mr-2 ml-auto" aria-label={t('close')}>
                <X size={18} aria-hidden />
              </Button>
            </Radix.Close>
          </header>
          <div className="overflow-y-auto p-5">{children}</div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3.5">{actions}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
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
        <div data-veil="" className={VEIL} />
        <AlertDialog.Content
          {...(!description && { 'aria-describedby': undefined })}
          className={cx(
            BOX,
            'top-1/2 left-1/2 w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-lg p-5',
          )}
        >
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          {description && <AlertDialog.Description className="mt-2 text-soft">{description}</AlertDialog.Description>}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{t('cancel')}</Button>
            </AlertDialog.Cancel>
            <Button look="danger" busy={busy ?? false} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
