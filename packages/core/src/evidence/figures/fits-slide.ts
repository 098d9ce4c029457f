/** Turns away bindings that the slide's topic makes wrong: product benefits as metrics, prices of others as ours. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { ReadFigure, SlideReading } from './read-figures.js';

const MONEY_TOPICS = new Set([
  'ask',
  'financials',
  'businessModel',
  'traction',
  'cover',
  'roadmap',
  'appendix',
  'other',
  'contact',
  'gtm',
  'market',
  'whyNow',
  'risk',
]);

/** True when a fact of `kind` may be read from `item` on its slide. */
export function fitsSlide(item: ReadFigure, kind: FactKind, { slide }: SlideReading): boolean {
  const sections = [slide.section, ...slide.alsoSections];
  const is = (...names: string[]): boolean => sections.some((section) => names.includes(section));
  const { figure, metric, read } = item;
  const around = read.folded.slice(Math.max(0, figure.start - 60), figure.end + 60);
  if (BENEFIT.test(around) && figure.type === 'percent') return false;
  switch (kind) {
    case 'ask':
      return MONEY_TOPICS.has(slide.section) && item.said !== 'market' && item.said !== 'customer';
    case 'pre_money':
      return (
        metric?.detail?.unspecified !== true ||
        is('ask', 'financials') ||
        item.said === 'company' ||
        item.said === 'competitor'
      );
    case 'price':
      return item.said !== 'market' && item.said !== 'competitor' && !is('competition', 'problem', 'market', 'team');
    case 'headcount':
      // "people" on other slides are anybody.
      return is('team') && item.said !== 'market'
        ? figure.value > 0 && figure.value < 5000 && !figure.scaled
        : isOwnStaff(around, metric?.weak === true);
    case 'customers':
    case 'users':
    case 'paying_customers':
    case 'mau':
    case 'signups':
      return (
        !is('problem', 'solution', 'product', 'team') ||
        is('traction', 'cover') ||
        item.said === 'company' ||
        item.basis === 'actual'
      );
    case 'tam':
      return metric?.weak !== true || !is('problem', 'ask', 'team', 'competition') || is('market');
    case 'dilution':
      return is('ask', 'financials') || /(?:for|a cambio|en echange|in exchange|dilu)/u.test(around);
    case 'cost':
      return !is('problem', 'market', 'competition');
    case 'take_rate':
      return !is('problem', 'competition');
    default:
      return true;
  }
}

const BENEFIT =
  /(?:reduce[sd]?|reducing|cut[s]? |save[sd]? |boost[s]? |improve[sd]? |increase[sd]? your|reduc(?:e|imos|ir)|ahorra|mejora|reduit|reduire)/u;

function isOwnStaff(around: string, weak: boolean): boolean {
  if (
    /(?:full[- ]time|ftes?|our team|team of|equipo de|equipe de|we are|somos|nous sommes|headcount|plantilla)/u.test(
      around,
    )
  )
    return true;
  return !weak;
}
