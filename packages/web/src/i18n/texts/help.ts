/** Texts of the help page. */
import { defineTexts } from '../define-texts.js';

export const help = defineTexts({
  en: { title: 'Help', ask: 'Ask us', askText: 'Write to {email}.' },
  es: { title: 'Ayuda', ask: 'Pregúntenos', askText: 'Escriba a {email}.' },
  fr: { title: 'Aide', ask: 'Nous interroger', askText: 'Écrivez à {email}.' },
});
