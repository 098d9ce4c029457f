/** Texts that both legal pages share. */
import { defineTexts } from '../define-texts.js';

export const legal = defineTexts({
  en: { updated: 'Last updated: {date}' },
  es: { updated: 'Última actualización: {date}' },
  fr: { updated: 'Dernière mise à jour : {date}' },
});
