// Aubelle: a weak deck in French (consumer). Rose gold, adjectives, a world market, shares that sum to 110 %.
import { drawBars } from '../kit/charts.mjs';
import { drawPerson, drawPhone } from '../kit/parts.mjs';
import { openPdfDeck } from '../kit/pdf-deck.mjs';
import { truth } from './aubelle/truth.mjs';

const ROSE = '#b5656f';
const BLUSH = '#fbeeec';
const GOLD = '#b08a4a';
const INK = '#4a2c33';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** A sunrise as photographs fade it. @param {Pen} pen @param {number[]} box */
function dawn(pen, [x = 0, y = 0, w = 0, h = 0]) {
  pen.clipped([x, y, w, h], 0, () => {
    pen.rect(x, y, w, h, { fill: pen.gradient(x, y, x, y + h, ['#6c5b8c', '#c77d91', '#f2b8a0', '#fde3c4']) });
    pen.circle(x + w * 0.6, y + h * 0.78, h * 0.16, { fill: '#fff3d6', opacity: 0.95 });
    pen.circle(x + w * 0.6, y + h * 0.78, h * 0.24, { fill: '#fff3d6', opacity: 0.3 });
    for (let index = 0; index < 4; index += 1) {
      const level = y + h * (0.8 + index * 0.055);
      pen.path(`M ${x} ${level} q ${w * 0.25} ${-h * 0.07} ${w * 0.5} 0 t ${w * 0.5} 0 V ${y + h} H ${x} Z`, {
        fill: ['#d99aa0', '#bf7f8d', '#9d6579', '#7a4d63'][index] ?? ROSE,
        opacity: 0.8,
      });
    }
  });
}

/** @param {Pen} pen @param {number} page @param {string} title */
function frame(pen, page, title) {
  pen.background(BLUSH);
  pen.rect(24, 24, 912, 492, { stroke: '#dcb9a8', line: 1 });
  pen.text(title, 60, 54, { w: 840, size: 40, font: 'serifItalic', color: ROSE, align: 'center' });
  pen.line(
    [
      [440, 112],
      [520, 112],
    ],
    { stroke: GOLD, line: 1.5 },
  );
  pen.text(`Aubelle · ${page}`, 380, 494, { w: 200, size: 11, font: 'serifItalic', color: GOLD, align: 'center' });
}

/** @param {Pen} pen */
function cover(pen) {
  dawn(pen, [0, 0, 960, 540]);
  pen.text('Aubelle', 0, 130, { w: 960, size: 92, font: 'serifItalic', color: '#ffffff', align: 'center' });
  pen.text('La révolution du matin', 0, 244, { w: 960, size: 30, font: 'serif', color: '#ffffff', align: 'center' });
}

/** @param {Pen} pen @param {number} page */
function vision(pen, page) {
  frame(pen, page, 'Notre vision');
  pen.text(
    'Offrir à chaque femme et à chaque homme un réveil magique, unique et profondément transformateur. Nous croyons que le matin est le plus beau moment de la journée et que personne ne l’a encore vraiment compris.',
    130,
    170,
    { w: 700, size: 27, font: 'serif', color: INK, align: 'center', lead: 0.4 },
  );
}

/** @param {Pen} pen @param {number} page */
function problem(pen, page) {
  frame(pen, page, 'Nous nous levons tous mal');
  const cells = [
    ['Stress', 'Un fléau mondial'],
    ['Fatigue', 'Tout le monde en souffre'],
    ['Écrans', 'Dès la première seconde'],
  ];
  cells.forEach(([name = '', words = ''], index) => {
    const x = 190 + index * 290;
    pen.circle(x, 270, 100, { fill: ['#f3cfc8', '#efc0bd', '#e3a9ad'][index] ?? ROSE });
    pen.text(name, x - 100, 240, { w: 200, size: 30, font: 'serifBold', color: INK, align: 'center' });
    pen.text(words, x - 80, 278, { w: 160, size: 16, font: 'serif', color: INK, align: 'center' });
  });
  pen.text('La solution n’existait pas. Jusqu’à aujourd’hui.', 60, 420, {
    w: 840,
    size: 24,
    font: 'serifItalic',
    color: ROSE,
    align: 'center',
  });
}

/** @param {Pen} pen @param {number} page */
function solution(pen, page) {
  frame(pen, page, 'Aubelle, le premier rituel intelligent au monde');
  drawPhone(pen, [120, 140, 160, 330], { body: INK, screen: '#ffffff' }, (_, [x, y, w, h]) => {
    dawn(pen, [x, y, w, h]);
    pen.text('Bonjour, belle âme', x, y + 60, { w, size: 16, font: 'serifItalic', color: '#ffffff', align: 'center' });
    pen.text('06:45', x, y + 90, { w, size: 36, font: 'serif', color: '#ffffff', align: 'center' });
  });
  pen.bullets(
    [
      'Une application somptueuse',
      'Un coffret sensoriel d’exception',
      'Une communauté bienveillante et inspirante',
      'Une technologie disruptive inédite',
      'Une expérience incomparable, simplement',
    ],
    350,
    170,
    { w: 540, size: 25, font: 'serif', color: INK, markColor: GOLD, gap: 22 },
  );
}

/** @param {Pen} pen @param {number} page */
function market(pen, page) {
  frame(pen, page, 'Un marché colossal');
  pen.text('4 400 Mds €', 60, 150, { w: 840, size: 84, font: 'serifBold', color: ROSE, align: 'center' });
  pen.text('C’est le marché mondial du bien-être.', 60, 256, {
    w: 840,
    size: 26,
    font: 'serif',
    color: INK,
    align: 'center',
  });
  pen.text('Il nous suffit d’en prendre 0,01 % pour atteindre 440 M€ de chiffre d’affaires.', 130, 330, {
    w: 700,
    size: 28,
    font: 'serifItalic',
    color: INK,
    align: 'center',
    lead: 0.3,
  });
}

/** @param {Pen} pen @param {number} page */
function traction(pen, page) {
  frame(pen, page, 'Un engouement incroyable');
  const cells = [
    ['25 000', 'abonnés sur les réseaux'],
    ['1 300', 'inscrits sur la liste d’attente'],
    ['5 étoiles', 'pour nos premiers testeurs'],
  ];
  cells.forEach(([figure = '', words = ''], index) => {
    const x = 70 + index * 280;
    pen.rect(x, 150, 260, 170, { fill: '#ffffff', stroke: '#e7c9bb', r: 4 });
    pen.text(figure, x, 184, { w: 260, size: 44, font: 'serifBold', color: GOLD, align: 'center' });
    pen.text(words, x + 20, 248, { w: 220, size: 18, font: 'serif', color: INK, align: 'center' });
  });
  pen.text('« J’adore, c’est juste magique ! » Une utilisatrice conquise', 60, 370, {
    w: 840,
    size: 24,
    font: 'serifItalic',
    color: ROSE,
    align: 'center',
  });
  pen.text('Lancement de la première collection au printemps 2027', 60, 420, {
    w: 840,
    size: 20,
    font: 'serif',
    color: INK,
    align: 'center',
  });
}

/** @param {Pen} pen @param {number} page */
function model(pen, page) {
  frame(pen, page, 'Un modèle vertueux');
  const cells = [
    ['Le coffret', '89 €', 'pièce d’exception'],
    ['L’abonnement', '9,90 € / mois', 'rituels et musique'],
    ['Les marques', 'sur mesure', 'partenariats prestigieux'],
  ];
  cells.forEach(([name = '', figure = '', words = ''], index) => {
    const x = 70 + index * 280;
    pen.rect(x, 150, 260, 240, { fill: index === 1 ? ROSE : '#ffffff', r: 4 });
    const ink = index === 1 ? '#ffffff' : INK;
    pen.text(name, x, 180, { w: 260, size: 25, font: 'serifItalic', color: ink, align: 'center' });
    pen.text(figure, x, 244, { w: 260, size: 34, font: 'serifBold', color: ink, align: 'center' });
    pen.text(words, x, 310, { w: 260, size: 19, font: 'serif', color: ink, align: 'center' });
  });
}

/** @param {Pen} pen @param {number} page */
function competition(pen, page) {
  frame(pen, page, 'Une marque sans équivalent');
  pen.text('Les autres applications endorment. Aubelle éveille.', 60, 150, {
    w: 840,
    size: 30,
    font: 'serifBold',
    color: INK,
    align: 'center',
  });
  pen.text(
    'Aucun acteur ne propose une approche aussi complète, aussi élégante et aussi innovante. Notre avance est considérable et notre univers, inimitable.',
    140,
    220,
    { w: 680, size: 25, font: 'serif', color: INK, align: 'center', lead: 0.4 },
  );
}

/** @param {Pen} pen @param {number} page */
function team(pen, page) {
  frame(pen, page, 'Une équipe de rêve');
  const people = [
    { name: 'Apolline Vasseur', role: 'Fondatrice visionnaire', lines: 'Passionnée de beauté et de sens' },
    { name: 'Théodore Lanvic', role: 'Directeur artistique', lines: 'Un œil exceptionnel' },
  ];
  people.forEach((person, index) => {
    drawPerson(pen, [180 + index * 320, 150, 280], person, {
      tint: ['#f3cfc8', '#e8d6b8'][index] ?? ROSE,
      skin: ['#f2cba9', '#e1ab83'][index] ?? '#e8b98f',
      ink: INK,
      soft: INK,
      accent: ROSE,
      r: 76,
      size: 18,
    });
  });
  pen.text('Entourés d’experts reconnus et de mentors d’exception', 60, 440, {
    w: 840,
    size: 20,
    font: 'serifItalic',
    color: GOLD,
    align: 'center',
  });
}

/** @param {Pen} pen @param {number} page */
function forecast(pen, page) {
  frame(pen, page, 'Une croissance fulgurante');
  pen.text('Chiffre d’affaires prévu', 60, 128, { w: 840, size: 18, font: 'serif', color: INK, align: 'center' });
  drawBars(
    pen,
    [160, 150, 640, 320],
    [
      { label: '2027', value: 1, text: '1 M€', color: '#e3b7b1' },
      { label: '2028', value: 8, text: '8 M€', color: '#d1928f' },
      { label: '2029', value: 50, text: '50 M€', color: ROSE },
    ],
    { color: ROSE, ink: INK, size: 17 },
  );
}

/** @param {Pen} pen @param {number} page */
function ask(pen, page) {
  frame(pen, page, 'Rejoignez l’aventure');
  pen.text('Nous recherchons jusqu’à 2 M€', 60, 140, {
    w: 840,
    size: 44,
    font: 'serifBold',
    color: ROSE,
    align: 'center',
  });
  const rows = [
    ['Marketing et influence', '50 %'],
    ['Création des coffrets', '30 %'],
    ['Développement de l’application', '30 %'],
  ];
  rows.forEach(([name = '', share = ''], index) => {
    const y = 232 + index * 50;
    pen.text(name, 250, y, { w: 330, size: 22, font: 'serif', color: INK });
    pen.text(share, 600, y, { w: 110, size: 24, font: 'serifBold', color: GOLD, align: 'right' });
    pen.line(
      [
        [250, y + 36],
        [710, y + 36],
      ],
      { stroke: '#dcb9a8' },
    );
  });
  pen.text('bonjour@aubelle.example', 60, 420, { w: 840, size: 20, font: 'serifItalic', color: INK, align: 'center' });
}

export const aubelle = {
  files: ['aubelle.pdf'],
  async build() {
    const deck = openPdfDeck({
      title: 'Aubelle',
      author: 'Aubelle',
      language: 'fr',
      created: new Date(Date.UTC(2026, 7, 20)),
    });
    const slides = [cover, vision, problem, solution, market, traction, model, competition, team, forecast, ask];
    slides.forEach((draw) => deck.slide(draw));
    return [await deck.bytes()];
  },
  truth,
};
