/** The button that leads to the fund's own provider, and what went wrong there. */
import { Button } from '../../components/ui/button.js';
import { useTexts } from '../../i18n/language.js';
import { ssoTexts } from '../../i18n/texts/sso.js';
import { placeToReturn } from '../../lib/return-place.js';

interface ProviderSignInProps {
  label: string;
  /** Code of what went wrong. */
  problem: string | undefined;
  /** A form for passwords stands below. */
  beside: boolean;
}

export function ProviderSignIn({ label, problem, beside }: ProviderSignInProps) {
  const t = useTexts(ssoTexts);
  const said =
    problem === 'sso-refused' ? 'problem.refused' : problem === 'email-taken' ? 'problem.taken' : 'problem.failed';
  return (
    <div className="mb-6 flex flex-col gap-4">
      {problem && (
        <p role="alert" className="rounded-md bg-poor-soft px-3 py-2 text-poor">
          {t(said)}
        </p>
      )}
      <Button asChild look="main" className="w-full">
        {/* Not forgotten here: who is turned away there may come in with a password. */}
        <a href={`/api/sso?next=${encodeURIComponent(placeToReturn())}`}>{t('button', { label })}</a>
      </Button>
      {beside ? (
        <p className="flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('or')}
        </p>
      ) : (
        <p className="text-sm text-faint">{t('onlyProvider')}</p>
      )}
    </div>
  );
}
