/** The button that opens the correction of the company's name, its sector or its stage. */
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.js';
import { useTexts } from '../../i18n/language.js';
import { correctTexts } from '../../i18n/texts/correct.js';
import { CorrectHeadDialog } from './lazy-forms.js';
import type { ReportDocument } from './report-document.js';

export function CorrectHeadButton({ report }: { report: ReportDocument }) {
  const t = useTexts(correctTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('correctHead')} icon={<PencilLine size={16} aria-hidden />} onClick={() => setOpen(true)} />
      {open && <CorrectHeadDialog report={report} onClose={() => setOpen(false)} />}
    </>
  );
}
