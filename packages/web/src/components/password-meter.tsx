/** How strong the password is, as four segments and a word. */
import { useTexts } from '../i18n/language.js';
import { auth } from '../i18n/texts/auth.js';
import { cx } from '../lib/cx.js';
import { passwordStrength } from '../lib/password-strength.js';

const FILLS = ['bg-poor', 'bg-poor', 'bg-fair', 'bg-good', 'bg-good'] as const;

export function PasswordMeter({ password, minLength }: { password: string; minLength: number }) {
  const t = useTexts(auth);
  if (!password) return <span>{t('passwordHint', { count: minLength })}</span>;
  const strength = passwordStrength(password, minLength);
  const word = strength === 0 ? t('passwordHint', { count: minLength }) : t(`strength.${strength}`);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="grid w-28 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            data-fill=""
            className={cx('h-1 rounded-full', step <= strength ? FILLS[strength] : 'bg-line-strong')}
          />
        ))}
      </span>
      <span aria-live="polite">
        <span className="sr-only">{t('strength')}: </span>
        {word}
      </span>
    </span>
  );
}
