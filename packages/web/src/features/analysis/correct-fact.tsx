/** The button that opens the correction of a statement. */
import { PencilLine } from 'lucide-react';
import type { Fact } from '@vc-analyst/core/model';
import { useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.js';
import { useTexts } from '../../i18n/language.js';
import { correctTexts } from '../../i18n/texts/correct.js';
import { CorrectFactDialog } from './lazy-forms.js';

interface CorrectFactProps {
  analysisId: string;
  fact: Fact;
  /** What the statement is about, in words. */
  name: string;
}

export function CorrectFactButton(props: CorrectFactProps) {
  // What a founder wrote is ignored as a whole, not corrected.
  return props.fact.source === 'answer' ? null : <Correct {...props} />;
}

function Correct(props: CorrectFactProps) {
  const t = useTexts(correctTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={`${t('correct')}: ${props.name}`}
        icon={<PencilLine size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && <CorrectFactDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
