/** Texts of what is known of a link's readers. */
import { defineTexts } from '../define-texts.js';

export const shareVisitsTexts = defineTexts({
  en: {
    show: 'Visits',
    title: 'Visits of the link to {company}',
    note: 'How long each slide lay open in sight, in minutes and seconds, as the reader’s browser told; the last 200 visits. Who it was, and whether they read, is not known. Your own visits count too.',
    none: 'No visit is written down.',
    nothing: 'no slide was told of',
    slide: 'slide {number} · {time}',
  },
  es: {
    show: 'Visitas',
    title: 'Visitas del enlace a {company}',
    note: 'Cuánto tiempo estuvo a la vista cada diapositiva, en minutos y segundos, según el navegador del lector; las últimas 200 visitas. No se sabe quién fue ni si leyó. También cuentan las tuyas.',
    none: 'No hay ninguna visita anotada.',
    nothing: 'sin noticia de diapositivas',
    slide: 'diapositiva {number} · {time}',
  },
  fr: {
    show: 'Visites',
    title: 'Visites du lien vers {company}',
    note: 'Combien de temps chaque diapositive est restée sous les yeux, en minutes et secondes, d’après le navigateur du lecteur ; les 200 dernières visites. On ne sait pas qui c’était, ni s’il a lu. Les vôtres comptent aussi.',
    none: 'Aucune visite n’est notée.',
    nothing: 'rien sur les diapositives',
    slide: 'diapositive {number} · {time}',
  },
});
