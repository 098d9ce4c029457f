// Pizarrea: a weak deck in Spanish (edtech). Loud colours, claims without figures, no competitors, no amount asked.
import { drawPerson } from '../kit/parts.mjs';
import { openPdfDeck } from '../kit/pdf-deck.mjs';

const VIOLET = '#6d28d9';
const PINK = '#ec4899';
const YELLOW = '#facc15';
const INK = '#2e1065';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {string} title @param {string} back */
function frame(pen, title, back) {
  pen.background(back);
  pen.circle(900, 470, 150, { fill: YELLOW, opacity: 0.9 });
  pen.polygon(
    [
      [0, 540],
      [190, 540],
      [0, 400],
    ],
    { fill: PINK },
  );
  pen.text(title, 60, 50, { w: 840, size: 46, font: 'bold', color: back === '#ffffff' ? VIOLET : '#ffffff' });
}

/** A pencil with a face. @param {Pen} pen */
function pencil(pen, x = 0, y = 0, s = 1) {
  pen.rect(x, y, 60 * s, 170 * s, { fill: YELLOW });
  pen.polygon(
    [
      [x, y],
      [x + 60 * s, y],
      [x + 30 * s, y - 60 * s],
    ],
    { fill: '#fde7c3' },
  );
  pen.polygon(
    [
      [x + 20 * s, y - 40 * s],
      [x + 40 * s, y - 40 * s],
      [x + 30 * s, y - 60 * s],
    ],
    { fill: INK },
  );
  pen.rect(x, y + 170 * s, 60 * s, 26 * s, { fill: PINK });
  pen.circle(x + 20 * s, y + 60 * s, 5 * s, { fill: INK });
  pen.circle(x + 40 * s, y + 60 * s, 5 * s, { fill: INK });
  pen.path(`M ${x + 18 * s} ${y + 80 * s} q ${12 * s} ${14 * s} ${24 * s} 0`, { stroke: INK, line: 3 * s });
}

/** @param {Pen} pen */
function cover(pen) {
  pen.background(pen.gradient(0, 0, 960, 540, [VIOLET, PINK]));
  pencil(pen, 740, 180, 1.3);
  pen.text('Pizarrea', 70, 170, { size: 84, font: 'bold', color: '#ffffff' });
  pen.text('¡La educación del futuro, hoy!', 74, 280, { size: 30, font: 'bold', color: YELLOW });
}

/** @param {Pen} pen */
function problem(pen) {
  frame(pen, 'La educación está rota', '#ffffff');
  pen.bullets(
    [
      'Los alumnos se aburren',
      'Los profesores están agotados',
      'Los padres no saben qué hacer',
      'El sistema no ha cambiado en siglos',
    ],
    80,
    160,
    { w: 700, size: 30, color: INK, markColor: PINK, mark: 'square', gap: 24 },
  );
}

/** @param {Pen} pen */
function solution(pen) {
  frame(pen, 'Nuestra solución', VIOLET);
  pen.text(
    'Pizarrea es una plataforma revolucionaria que convierte cualquier clase en una aventura inolvidable gracias a la inteligencia artificial.',
    60,
    150,
    { w: 620, size: 32, color: '#ffffff', lead: 0.3 },
  );
  pencil(pen, 780, 200, 1);
}

/** @param {Pen} pen */
function howItWorks(pen) {
  frame(pen, '¿Cómo funciona?', '#ffffff');
  const steps = ['Entra', 'Juega', 'Aprende'];
  steps.forEach((word, index) => {
    const x = 180 + index * 300;
    pen.circle(x, 260, 90, { fill: [VIOLET, PINK, '#0ea5e9'][index] ?? VIOLET });
    pen.text(word, x - 90, 244, { w: 180, size: 28, font: 'bold', color: '#ffffff', align: 'center' });
    if (index < 2) pen.arrow([x + 104, 260], [x + 196, 260], INK, 5);
  });
  pen.text('Así de fácil. Muy pronto en todas las tiendas de aplicaciones.', 60, 400, { w: 700, size: 24, color: INK });
}

/** @param {Pen} pen */
function benefits(pen) {
  frame(pen, 'Todo son ventajas', '#ffffff');
  const cells = ['Divertido', 'Personalizado', 'Innovador', 'Fácil de usar', 'Para todas las edades', 'Con IA'];
  cells.forEach((word, index) => {
    const [x, y] = [60 + (index % 3) * 280, 150 + Math.floor(index / 3) * 140];
    pen.rect(x, y, 260, 116, { fill: [VIOLET, PINK, '#0ea5e9', '#16a34a', '#f97316', INK][index] ?? VIOLET, r: 20 });
    pen.text(word, x + 10, y, {
      w: 240,
      h: 116,
      size: 25,
      font: 'bold',
      color: '#ffffff',
      align: 'center',
      valign: 'middle',
    });
  });
}

/** @param {Pen} pen */
function market(pen) {
  frame(pen, 'Un mercado gigantesco', INK);
  pen.text('Millones de estudiantes en el mundo hispanohablante.', 60, 160, {
    w: 640,
    size: 34,
    font: 'bold',
    color: YELLOW,
  });
  pen.text(
    'La tecnología educativa no deja de crecer y nadie quiere quedarse atrás. Todos los colegios son clientes potenciales.',
    60,
    280,
    { w: 640, size: 26, color: '#ffffff', lead: 0.3 },
  );
}

/** @param {Pen} pen */
function competition(pen) {
  frame(pen, '¿Competencia?', '#ffffff');
  pen.text('No tenemos competencia.', 60, 170, { size: 44, font: 'bold', color: PINK });
  pen.text(
    'Existen otras plataformas, pero ninguna hace lo que hacemos nosotros. Somos los primeros en unir juego, emoción e inteligencia artificial de verdad.',
    60,
    250,
    { w: 660, size: 26, color: INK, lead: 0.3 },
  );
}

/** @param {Pen} pen */
function model(pen) {
  frame(pen, '¿Cómo ganaremos dinero?', VIOLET);
  pen.bullets(
    [
      'Suscripciones de familias',
      'Licencias para colegios',
      'Publicidad responsable',
      'Venta de contenidos',
      'Y muchas posibilidades más',
    ],
    80,
    150,
    { w: 640, size: 28, color: '#ffffff', markColor: YELLOW, gap: 20 },
  );
}

/** @param {Pen} pen */
function team(pen) {
  frame(pen, 'Un equipo apasionado', '#ffffff');
  const people = [
    { name: 'Candela Rufián', role: 'CEO', lines: 'Soñadora y emprendedora en serie' },
    { name: 'Bruno Alcázar', role: 'Marketing', lines: 'Experto en redes sociales' },
    { name: 'Por definir', role: 'CTO', lines: 'Buscamos a la mejor persona' },
  ];
  people.forEach((person, index) => {
    drawPerson(pen, [60 + index * 240, 150, 230], person, {
      tint: ['#c4b5fd', PINK, '#cbd5e1'][index] ?? VIOLET,
      skin: index === 2 ? '#94a3b8' : '#edc09b',
      ink: INK,
      soft: INK,
      accent: index === 2 ? '#64748b' : VIOLET,
      r: 74,
      size: 18,
    });
  });
}

/** @param {Pen} pen */
function ask(pen) {
  pen.background(pen.gradient(0, 0, 960, 540, [PINK, VIOLET]));
  pencil(pen, 800, 220, 1);
  pen.text('¡Únete a la revolución!', 60, 120, { w: 720, size: 54, font: 'bold', color: '#ffffff' });
  pen.text('Buscamos inversores que crean en nuestro sueño y quieran cambiar el mundo con nosotros.', 60, 220, {
    w: 660,
    size: 28,
    color: '#ffffff',
    lead: 0.3,
  });
  pen.text('hola@pizarrea.example', 60, 400, { size: 26, font: 'bold', color: YELLOW });
  pen.text('@pizarrea en todas las redes', 60, 440, { size: 20, color: '#ffffff' });
}

export const pizarrea = {
  files: ['pizarrea.pdf'],
  async build() {
    const deck = openPdfDeck({
      title: 'Pizarrea',
      author: 'Pizarrea',
      language: 'es',
      created: new Date(Date.UTC(2026, 5, 2)),
    });
    const slides = [cover, problem, solution, howItWorks, benefits, market, competition, model, team, ask];
    slides.forEach((draw) => deck.slide(draw));
    return [await deck.bytes()];
  },
  truth: {
    id: 'pizarrea',
    company: 'Pizarrea',
    sector: 'edtech',
    language: 'es',
    ask: { amount: null, currency: null, page: 10, text: 'Buscamos inversores que crean en nuestro sueño' },
    round: null,
    marketSize: { text: 'Millones de estudiantes en el mundo hispanohablante', value: null, currency: null, page: 6 },
    arr: null,
    growthRate: null,
    burnRate: null,
    users: null,
    teamMembers: ['Candela Rufián', 'Bruno Alcázar'],
    competitors: [],
    businessModel: 'Suscripciones de familias, licencias para colegios, publicidad, venta de contenidos',
    hasSlide: {
      problem: true,
      solution: true,
      product: true,
      market: true,
      businessModel: true,
      traction: false,
      team: true,
      competition: true,
      financials: false,
      ask: true,
    },
    kind: 'investor-deck',
    notes: 'Weak: no figure on any slide, no competitors, CTO not found, no amount, no page numbers.',
  },
};
