/** Honest decks as browsers print them: eight looks in three languages, three slides each, all in one page of HTML. */

interface Words {
  name: string;
  claim: string;
  heading: string;
  figure: string;
  caption: string;
  ask: string;
  use: string;
  note: string;
  label: string;
}

const WORDS: readonly Words[] = [
  {
    name: 'en',
    claim: 'Night shifts that plan themselves',
    heading: 'Hospitals pay from the first month',
    figure: '$42,000',
    caption: 'monthly revenue from 31 hospitals in March',
    ask: 'We are raising $980K',
    use: 'Half of it for sales in two new regions, half for the planning engine',
    note: 'Source: own books, unaudited, as of the last day of March, all customers with a signed contract of at least a year, without pilots and without services billed once',
    label: 'Slide with our revenue of $42,000 a month and the 31 hospitals that pay it',
  },
  {
    name: 'es',
    claim: 'Turnos de noche que se planifican solos',
    heading: 'Los hospitales pagan desde el primer mes',
    figure: '42.000 €',
    caption: 'de ingresos al mes de 31 hospitales en marzo',
    ask: 'Buscamos una ronda de 980.000 €',
    use: 'La mitad para ventas en dos regiones nuevas, la mitad para el motor de turnos',
    note: 'Fuente: contabilidad propia sin auditar al cierre de marzo, todos los clientes con contrato firmado de al menos un año, sin pilotos y sin servicios facturados una sola vez',
    label: 'Diapositiva con los ingresos de 42.000 € al mes y los 31 hospitales que pagan',
  },
  {
    name: 'fr',
    claim: 'Des gardes de nuit qui se planifient seules',
    heading: 'Les hôpitaux paient dès le premier mois',
    figure: '42 000 €',
    caption: 'de revenus par mois de 31 hôpitaux en mars',
    ask: 'Nous levons 980 k€',
    use: 'La moitié pour vendre dans deux régions, la moitié pour le moteur de planning',
    note: 'Source : comptabilité propre, non auditée, à fin mars, tous les clients sous contrat signé d’au moins un an, sans pilotes et sans prestations facturées une seule fois',
    label: 'Page avec nos revenus de 42 000 € par mois et les 31 hôpitaux qui paient',
  },
];

const FOOT = '<footer>Somnia · Seed 2026</footer>';

const slides = ({ claim, heading, figure, caption, ask, use }: Words, more: (slide: number) => string = () => '') => [
  `<h1>Somnia</h1><p>${claim}</p>${more(0)}${FOOT}`,
  `<h2>${heading}</h2><b class="figure">${figure}</b><p>${caption}</p>${more(1)}${FOOT}`,
  `<h2>${ask}</h2><p>${use}</p>${more(2)}${FOOT}`,
];

/** How it looks, and what stands on its slides. */
const LOOKS: Record<string, { style: string; slides: (words: Words) => string[] }> = {
  gradient: {
    style:
      'h1, h2, .figure { background: linear-gradient(90deg, #ff5f6d, #7b2ff7); -webkit-background-clip: text; background-clip: text; color: transparent; width: fit-content }',
    slides,
  },
  masked: {
    style:
      'h1, h2, .figure, p { -webkit-mask-image: linear-gradient(90deg, black 40%, #000b); mask-image: linear-gradient(90deg, black 40%, #000b) }',
    slides,
  },
  blended: {
    style:
      'section { background: linear-gradient(120deg, #224, #a48) } h1, h2, .figure { color: #fff; mix-blend-mode: overlay } p { color: #fff; mix-blend-mode: difference } footer { color: #eee }',
    slides,
  },
  dark: {
    style:
      'section { background: #0a0d14; color: #fffb } h1, h2 { color: #fff; text-shadow: 0 0 24px #6af, 0 2px 4px #000 } .figure { color: #35e6a0; opacity: .9 } footer { color: #ffffff26 }',
    slides,
  },
  clipped: {
    style:
      '.note { width: 420px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: 14px } .low { height: 22px; overflow: hidden; white-space: normal }',
    slides: (words) =>
      slides(words, () => `<div class="note">${words.note}</div><div class="note low">${words.note}</div>`),
  },
  labelled: {
    style:
      '.aloud { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap } .skip { position: absolute; left: -9999px }',
    slides: (words) =>
      slides(words, () => `<span class="aloud">${words.label}</span><a class="skip" href="#end">${words.heading}</a>`),
  },
  animated: {
    style:
      '.later { opacity: 0; transform: translateY(20px) } .layer { position: absolute; left: 60px; top: 380px; background: #fff; padding: 4px }',
    slides: (words) =>
      slides(
        words,
        () => `<p class="later">${words.note}</p><p class="layer">${words.use}</p><p class="layer">${words.label}</p>`,
      ),
  },
  diagram: {
    style: 'svg { display: block } text { font: 20px sans-serif }',
    slides: (words) =>
      slides(
        words,
        (slide) =>
          `<svg width="800" height="230" viewBox="0 0 800 230"><defs><linearGradient id="g${words.name}${slide}"><stop stop-color="#f56"/><stop offset="1" stop-color="#72f"/></linearGradient><path id="p${words.name}${slide}" d="M20 200 Q 300 60 640 180"/></defs><rect x="10" y="10" width="280" height="60" rx="12" fill="#e8eef8"/><text x="24" y="46" fill="url(#g${words.name}${slide})">${words.figure}</text><text x="330" y="46" transform="rotate(-8 330 46)">${words.caption}</text><text><textPath href="#p${words.name}${slide}">${words.claim}</textPath></text><text x="700" y="200" transform="rotate(-90 700 200)">31 × 12</text></svg>`,
      ),
  },
};

const SLIDES = 3;

export interface BrowserControl {
  name: string;
  /** From 1, in the printed file. */
  slides: number[];
  /** What each of its slides must be read with. */
  shown: string[];
}

export const BROWSER_CONTROLS: readonly BrowserControl[] = Object.keys(LOOKS)
  .flatMap((look) => WORDS.map((words) => ({ look, words })))
  .map(({ look, words }, index) => ({
    name: `${look}, ${words.name}`,
    slides: Array.from({ length: SLIDES }, (_, slide) => index * SLIDES + slide + 1),
    shown: ['Somnia', words.figure, words.ask],
  }));

/** The controls one after the other, to be printed. */
export function browserControls(): string {
  const pages = Object.entries(LOOKS).flatMap(([look, { slides: of }]) =>
    WORDS.flatMap((words) => of(words).map((slide) => `<section class="${look}">${slide}</section>`)),
  );
  // Nested rules keep a look to its own slides.
  const looks = Object.entries(LOOKS).map(([look, { style }]) =>
    style.replaceAll(/(^|\}\s*|,\s*)(section|[.a-z][\w ]*)(?=[^{}]*\{)/g, (_, before: string, name: string) =>
      name === 'section' ? `${before}.${look}` : `${before}.${look} ${name}`,
    ),
  );
  return `<!doctype html><meta charset="utf-8"><title>Somnia</title><style>
@page { size: 960px 540px; margin: 0 } * { box-sizing: border-box; margin: 0; -webkit-print-color-adjust: exact; print-color-adjust: exact }
section { position: relative; width: 960px; height: 540px; padding: 60px; overflow: hidden; break-after: page; font: 24px sans-serif }
h1 { font-size: 64px } h2 { font-size: 44px } .figure { font-size: 72px; display: block } footer { position: absolute; bottom: 20px; font-size: 12px }
${looks.join('\n')}</style>${pages.join('')}`;
}
