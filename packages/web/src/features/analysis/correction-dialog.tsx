/** The frame of every correction: what it means, the fields, why, and the button that scores again. */
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../../components/ui/button.js';
import { Dialog } from '../../components/ui/dialog.js';
import { Field, Textarea } from '../../components/ui/field.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { correctTexts } from '../../i18n/texts/correct.js';

interface CorrectionDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  busy: boolean;
  disabled?: boolean;
  reason: { control: UseFormRegisterReturn; error: string | undefined };
  children: ReactNode;
}

export function CorrectionDialog({
  title,
  onClose,
  onSubmit,
  busy,
  disabled,
  reason,
  children,
}: CorrectionDialogProps) {
  const t = useTexts(correctTexts);
  const c = useTexts(common);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t('correctText')}
      actions={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button look="main" type="submit" form="correction" busy={busy} disabled={disabled ?? false}>
            {t('correctSave')}
          </Button>
        </>
      }
    >
      <form
        id="correction"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <Field label={t('correctReason')} error={reason.error}>
          {(control) => <Textarea {...control} maxLength={2000} {...reason.control} />}
        </Field>
      </form>
    </Dialog>
  );
}
