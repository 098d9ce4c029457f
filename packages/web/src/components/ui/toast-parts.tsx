/** Draws the toast: one at a time, five seconds, swiped away to the right, reached with F8. */
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { cx } from '../../lib/cx.js';
import { closeTopDialog } from '../../lib/open-dialogs.js';
import { TOAST } from '../../lib/timings.js';
import { dismissToast, useToast } from '../../lib/toast.js';

export function Toasts() {
  const t = useTexts(common);
  const toast = useToast();
  return (
    <Toast.Provider
      duration={TOAST.shownFor}
      swipeDirection="right"
      swipeThreshold={TOAST.swipe}
      label={t('notification')}
    >
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          // Whoever presses Esc in a dialog means the dialog, also while a note lies over it.
          onEscapeKeyDown={(event) => closeTopDialog() && event.preventDefault()}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          className={cx(
            'pointer-events-auto flex items-start gap-3 rounded-lg border bg-card py-3.5 pr-2.5 pl-4 shadow-raised animate-slide-in',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
            toast.tone === 'destructive' ? 'border-poor' : 'border-line-strong',
          )}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className={cx('font-semibold', toast.tone === 'destructive' && 'text-poor')}>
              {toast.title}
            </Toast.Title>
            {toast.description && (
              <Toast.Description className="mt-0.5 break-words text-soft">{toast.description}</Toast.Description>
            )}
            {toast.action && (
              <Toast.Action asChild altText={toast.action.label}>
                <button type="button" className="mt-2 font-[550] text-accent underline" onClick={toast.action.run}>
                  {toast.action.label}
                </button>
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label={t('close')}
            className="grid size-8 place-items-center rounded-md text-faint hover:text-ink max-sm:-my-1.5 max-sm:size-10"
          >
            <X size={16} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={[TOAST.hotkey]}
        label={t('notifications', { hotkey: '{hotkey}' })}
        className="pointer-events-none fixed right-0 bottom-0 z-50 flex w-full max-w-[26rem] flex-col gap-2 p-4 print:hidden"
      />
    </Toast.Provider>
  );
}
