/** Texts of the memo's parts that the document does not name itself. */
import { defineTexts } from '../define-texts.js';

export const memoTexts = defineTexts({
  en: {
    view: 'Our view',
    viewHint: 'Write the partner’s own view as a comment or with the decision.',
    email: 'Draft to the founder',
    copy: 'Copy',
    copied: 'Copied',
  },
  es: {
    view: 'Nuestra opinión',
    viewHint: 'Escribe la opinión del socio como comentario o con la decisión.',
    email: 'Borrador para el fundador',
    copy: 'Copiar',
    copied: 'Copiado',
  },
  fr: {
    view: 'Notre avis',
    viewHint: 'Notez l’avis de l’associé en commentaire ou avec la décision.',
    email: 'Brouillon au fondateur',
    copy: 'Copier',
    copied: 'Copié',
  },
});
