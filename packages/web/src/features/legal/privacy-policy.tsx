/** The privacy policy in the page's language. */
import { useTexts } from '../../i18n/language.js';
import { privacy } from '../../i18n/texts/privacy.js';
import { LegalDocument, WithAddress } from './legal-document.js';

const SECTIONS = [
  { title: '1.title', paragraphs: ['1.a', '1.b'] },
  { title: '2.title', paragraphs: ['2.a', '2.b', '2.c', '2.d'] },
  { title: '3.title', paragraphs: ['3.a', '3.b'] },
  { title: '4.title', paragraphs: ['4.a', '4.b', '4.c'] },
  { title: '5.title', paragraphs: ['5.a', '5.b', '5.c'] },
  { title: '6.title', paragraphs: ['6.a', '6.b'] },
] as const;

export function PrivacyPolicy() {
  const t = useTexts(privacy);
  return (
    <LegalDocument
      title={t('title')}
      sections={SECTIONS.map(({ title, paragraphs }) => ({
        title: t(title),
        content: paragraphs.map((key) =>
          key === '1.b' || key === '6.b' ? (
            <WithAddress key={key} text={(email) => t(key, { email })} />
          ) : (
            <p key={key}>{t(key)}</p>
          ),
        ),
      }))}
    />
  );
}
