/** The cookie policy in the page's language, with every cookie and stored value by name. */
import { useTexts } from '../../i18n/language.js';
import { cookies } from '../../i18n/texts/cookies.js';
import { KEYS } from '../../lib/preferences.js';
import { RETURN_KEY } from '../../lib/return-place.js';
import { DRAFT_PREFIX } from '../../lib/use-draft.js';
import { LegalDocument, WithAddress } from './legal-document.js';

interface Kept {
  name: string;
  purpose: string;
  duration: string;
}

export function CookiePolicy() {
  const t = useTexts(cookies);
  const set: Kept[] = [
    { name: 'vc_session', purpose: t('session'), duration: t('sessionFor') },
    { name: 'vc_admin', purpose: t('admin'), duration: t('adminFor') },
    { name: 'vc_share', purpose: t('share'), duration: t('shareFor') },
    { name: 'vc_sso', purpose: t('sso'), duration: t('ssoFor') },
  ];
  const stored: Kept[] = [
    ...(['language', 'consent', 'theme', 'shortcuts', 'hiddenColumns'] as const).map((key) => ({
      name: KEYS[key],
      purpose: t(key),
      duration: t('untilDeleted'),
    })),
    { name: `${DRAFT_PREFIX}founder.…`, purpose: t('founderDraft'), duration: t('untilSent') },
    { name: `${DRAFT_PREFIX}…`, purpose: t('draft'), duration: t('untilTabCloses') },
    { name: RETURN_KEY, purpose: t('return'), duration: t('untilTabCloses') },
  ];
  return (
    <LegalDocument
      title={t('title')}
      sections={[
        { title: t('1.title'), content: <p>{t('1.a')}</p> },
        {
          title: t('2.title'),
          content: (
            <>
              <p>{t('2.a')}</p>
              <KeptList rows={set} label={t('2.title')} />
            </>
          ),
        },
        {
          title: t('3.title'),
          content: (
            <>
              <p>{t('3.a')}</p>
              <KeptList rows={stored} label={t('3.title')} />
            </>
          ),
        },
        { title: t('4.title'), content: <p>{t('4.a')}</p> },
        {
          title: t('5.title'),
          content: (
            <>
              <p>{t('5.a')}</p>
              <p>{t('5.b')}</p>
            </>
          ),
        },
        { title: t('6.title'), content: <WithAddress text={(email) => t('6.a', { email })} /> },
      ]}
    />
  );
}

/** Name, purpose and duration side by side, below one another on small screens. */
function KeptList({ rows, label }: { rows: readonly Kept[]; label: string }) {
  const t = useTexts(cookies);
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-card font-sans text-base">
      {rows.map((row) => (
        <li key={row.name} className="px-4 py-3">
          <p className="font-[550] break-words">{row.name}</p>
          <p className="text-soft">{row.purpose}</p>
          <p className="text-sm text-faint">{t('duration', { time: row.duration })}</p>
        </li>
      ))}
    </ul>
  );
}
