/** What is shown only once, such as a link: selected when it is entered, and copied by a press. */
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../i18n/language.js';
import { common } from '../i18n/texts/common.js';
import { Button } from './ui/button.js';
import { Field, Input } from './ui/field.js';

export function CopyField({ label, hint, value }: { label: string; hint: string; value: string }) {
  const c = useTexts(common);
  const [copied, setCopied] = useState(false);
  return (
    <div>
      <Field label={label} hint={hint}>
        {(control) => (
          <Input {...control} readOnly autoFocus value={value} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <Button
        size="sm"
        className="mt-2"
        onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
      >
        <Copy size={14} aria-hidden />
        {copied ? c('copied') : c('copy')}
      </Button>
    </div>
  );
}
