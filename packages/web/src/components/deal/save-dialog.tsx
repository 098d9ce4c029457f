/** A box in which something about deals is filled in, and saved or left. */
import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';

interface SaveDialogProps {
  title: string;
  description?: string | undefined;
  busy?: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function SaveDialog({ title, description, busy = false, onSave, onClose, children }: SaveDialogProps) {
  const c = useTexts(common);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      {...(description && { description })}
      actions={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button look="main" busy={busy} onClick={onSave}>
            {c('save')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
