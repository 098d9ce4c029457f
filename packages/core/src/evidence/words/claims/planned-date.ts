/** Words that `claims/planned-date` looks for, as patterns on accent-free lower case. Data only. */

import { MONTH } from '../numbers/find-dates.js';

const UNIT = '(?:days?|weeks?|months?|years?|dias?|semanas?|mes|meses|anos?|jours?|semaines?|mois|annees?|ans?)';
const NUMBER = '(?:\\d{1,3}(?:st|nd|rd|th)?)';
const RANGE = `${NUMBER}(?: ?(?:-|->|→|to|a|au|al|y|et|and|&) ?(?:${UNIT} )?${NUMBER})?\\+?`;

/** "Q2", "H1", "T3", "S2": a part of a year that may stand without it. */
export const PART_OF_YEAR = /(?<![\p{L}\p{N}])[qhts][1-4](?![\p{L}\p{N}])/u;

/** "Months 1-3", "Week 4", "Mes 0-6", "6 months", "J+30", "Y2": counted from a beginning. */
export const COUNTED_TIME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${UNIT}[ :]{0,2}${RANGE}|${RANGE}[ -]?${UNIT}|[jmds]\\+ ?\\d{1,3}|y(?:r ?)?[1-9])(?![\\p{L}\\p{N}])`,
  'u',
);

/** "Oct-Jan", "agosto": months without a year. */
export const MONTH_ALONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${MONTH})(?: ?[-/] ?(?:${MONTH}))?(?![\\p{L}\\p{N}])`,
  'u',
);

/** What may stand beside a date in a label of nothing else. */
export const BESIDE_DATE =
  /(?<!\p{L})(?:phase|fase|etapa|etape|stage|step|paso|sprint|early|mid|late|end|start|beginning|of|by|from|until|target|eta|now|today|next|first|last|year|months?|weeks?|days?|quarter|semester|half|spring|summer|autumn|fall|winter|principios|inicios|mediados|finales?|fin|hasta|desde|hoy|proximos?|primeros?|trimestre|semestre|primavera|verano|otono|invierno|debut|mi|fin|jusqu|prochains?|premiers?|printemps|ete|automne|hiver|de|del|du|des|en|el|la|le|les|a|au|al|d|l|i{1,3}|iv|v)(?!\p{L})/gu;

/** Beside a thing that is not there yet: "Clinical pilot | pending partner". */
export const STILL_OPEN =
  /(?:^|[|:–—([·-]\s*)(?:pending|needs? confirmation|unconfirmed|to confirm|por confirmar|sin confirmar|a confirmer|non confirmee?s?|pendientes?|en attente|a faire|por hacer|to[ -]do|to be (?:done|built|signed|started|confirmed)|not (?:yet )?started|sin empezar|non commencee?s?|tbd|por definir|a definir)(?!\p{L})/u;

/** Opens a step: "By month 12: …", "(Months 1-3)", "Within 6 months …", "en 18 meses". */
export const WITHIN =
  /(?<!\p{L})(?:by|within|in|after|until|before|en|dentro de|antes de|para|al|tras|hasta|sous|d'ici|dans|avant|apres|au) (?:the |el |le |los |les |next |first |proximos |primeros |prochains |premiers )*$/u;

/** A column of a plan in which the time stands, though it may be a bare number. */
export const TIME_COLUMN =
  /^(?:when|timing|timeline|timeframe|date|dates|due|deadline|target date|eta|weeks?|months?|quarter|year|period|cuando|fecha|fechas|plazo|plazos|semanas?|mes|meses|trimestre|ano|periodo|quand|echeance|delai|delais|calendrier|semaines?|mois|annee|periode)(?!\p{L})/u;

/** Behind a time that opens a step: "12-month goal: 5 customers", "6 months – beta". */
export const OPENED =
  /^\s*(?:(?:goals?|targets?|milestones?|objectives?|plan|roadmap|metas?|objetivos?|hitos|objectifs?|jalons?)\s*)?(?:[-:|)→]|$)/u;
