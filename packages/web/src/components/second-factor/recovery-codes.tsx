/** Recovery codes, shown once: to be copied and put away. */
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { useTexts } from '../../i18n/language.js';
import { secondFactorTexts } from '../../i18n/texts/second-factor.js';

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts(secondFactorTexts);
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <section aria-label={t('codesTitle')} className="flex flex-col gap-4">
      <h3 className="font-[550]">{t('codesTitle')}</h3>
      <p className="max-w-[72ch] text-soft">{t('codesText')}</p>
      <ul className="grid max-w-md gap-x-8 gap-y-1.5 rounded-md bg-sunk px-4 py-3 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button onClick={copy}>{t(copied ? 'copied' : 'copy')}</Button>
        <Button look="main" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </section>
  );
}
