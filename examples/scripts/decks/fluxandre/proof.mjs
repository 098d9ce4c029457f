// Fluxandre: traction, business model, competition, team, forecast, the round.
import { drawBars, drawLine } from '../../kit/charts.mjs';
import { drawPerson, drawTable } from '../../kit/parts.mjs';
import { GREEN, LEAF, GOLD, INK, SOFT, PALE, RULE, frame, aside } from './look.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page */
export function traction(pen, page) {
  frame(pen, page, 'La traction', '4,3 M€ de factures financées');
  aside(pen, 'Croissance moyenne de 12 % par mois sur les six derniers mois (volume).');
  const months = [
    ['janv.', 280],
    ['févr.', 312],
    ['mars', 352],
    ['avr.', 396],
    ['mai', 441],
    ['juin', 494],
    ['juil.', 555],
    ['août', 620],
  ];
  pen.text('Volume financé par mois en 2026, en milliers d’euros', 312, 56, { size: 13, font: 'bold', color: SOFT });
  drawLine(
    pen,
    [312, 78, 604, 250],
    months.map(([label, value]) => ({ label: String(label), value: Number(value) })),
    {
      color: LEAF,
      ink: SOFT,
      ticks: [0, 200, 400, 600].map((value) => ({ value, text: String(value) })),
      last: '620 k€',
      area: true,
      size: 12,
    },
  );
  const cards = [
    ['62 PME', 'clientes actives'],
    ['86 k€', 'de revenu sur 12 mois'],
    ['2 %', 'de commission moyenne'],
    ['0,4 %', 'd’impayés sur le volume'],
  ];
  cards.forEach(([figure = '', words = ''], index) => {
    const x = 312 + index * 154;
    pen.rect(x, 352, 142, 104, { fill: PALE, r: 4 });
    pen.text(figure, x + 10, 370, { w: 124, size: 26, font: 'serifBold', color: GREEN });
    pen.text(words, x + 10, 408, { w: 126, size: 13, color: SOFT });
  });
  pen.text(
    'Volume financé de septembre 2025 à août 2026. Le revenu de Fluxandre est la commission, et non le volume.',
    312,
    490,
    { w: 604, size: 10, color: SOFT },
  );
}

/** @param {Pen} pen @param {number} page */
export function model(pen, page) {
  frame(pen, page, 'Le modèle', 'Une commission par facture avancée');
  aside(pen, 'Aucun abonnement, aucun engagement : le client ne paie que lorsqu’il avance une facture.');
  drawTable(
    pen,
    312,
    70,
    [
      ['Pour une facture de 10 000 €', ''],
      ['Commission Fluxandre (2 %)', '200 €'],
      ['Part du partenaire de financement', '– 88 €'],
      ['Assurance et vérification', '– 22 €'],
      ['Marge par facture', '90 €'],
    ],
    {
      widths: [430, 174],
      rowHeight: 54,
      size: 17,
      ink: INK,
      headInk: GREEN,
      rule: RULE,
      align: ['left', 'right'],
      boldRow: 4,
    },
  );
  pen.text('Marge brute : 45 % de la commission.', 312, 366, { size: 18, font: 'serifBold', color: GREEN });
  pen.text(
    'À venir : une offre d’abonnement à 79 € par mois pour la prévision de trésorerie, testée auprès de huit clients.',
    312,
    400,
    { w: 600, size: 16, color: INK, lead: 0.28 },
  );
}

/** @param {Pen} pen @param {number} page */
export function competition(pen, page) {
  frame(pen, page, 'La concurrence', 'Plus simple que la banque, plus petit que les autres');
  aside(pen, 'Créanciel a levé 18 M€ en 2024 et vise les entreprises de plus de 50 salariés.', 300);
  drawTable(
    pen,
    304,
    66,
    [
      ['', 'Fluxandre', 'Créanciel', 'Trézoa', 'Banques'],
      ['Facture par facture', true, false, true, false],
      ['Dès 500 €', true, false, false, false],
      ['Réponse immédiate', true, true, true, false],
      ['Branché sur la facturation', true, true, false, false],
      ['Sans caution du dirigeant', true, true, false, false],
      ['Commission', '2 %', '1,4 %', '2,6 %', '0,9 %'],
    ],
    {
      widths: [212, 104, 104, 96, 96],
      rowHeight: 54,
      size: 14,
      ink: INK,
      headInk: GREEN,
      rule: RULE,
      boldFirst: true,
      highlight: { column: 1, fill: PALE },
      yes: LEAF,
      no: '#b5543c',
    },
  );
}

/** @param {Pen} pen @param {number} page */
export function team(pen, page) {
  frame(pen, page, 'L’équipe', 'Une banquière et un développeur');
  aside(pen, 'Six personnes à Nantes. Nous recherchons un directeur des risques.');
  const people = [
    {
      name: 'Solène Kermarrec',
      role: 'Cofondatrice, présidente',
      lines: 'Neuf ans à l’affacturage d’une banque régionale ; elle y suivait 240 PME.',
    },
    {
      name: 'Idriss Belhadi',
      role: 'Cofondateur, directeur technique',
      lines: 'Ancien développeur chez un éditeur de logiciels de facturation.',
    },
    { name: 'Margaux Tessandier', role: 'Responsable commerciale', lines: 'Arrivée en février 2026.' },
  ];
  people.forEach((person, index) => {
    drawPerson(pen, [312, 66 + index * 116, 604], person, {
      tint: [LEAF, GOLD, '#5b7f95'][index] ?? LEAF,
      ink: INK,
      soft: SOFT,
      accent: LEAF,
      initials: true,
      side: true,
      r: 42,
      size: 15,
    });
  });
  pen.line(
    [
      [312, 420],
      [916, 420],
    ],
    { stroke: RULE },
  );
  pen.text('Conseil : Yves Quémeneur, ancien directeur du crédit inter-entreprises', 312, 436, {
    w: 600,
    size: 15,
    color: INK,
  });
  pen.text(
    'Réglementation : statut d’agent d’un prestataire de paiement, dossier en cours auprès de l’ACPR',
    312,
    464,
    { w: 604, size: 14, color: INK },
  );
}

/** @param {Pen} pen @param {number} page */
export function financials(pen, page) {
  frame(pen, page, 'Les prévisions', 'Le seuil de rentabilité en 2028');
  aside(pen, 'Hypothèse : le volume par client reste stable, le nombre de clients triple chaque année.');
  pen.text('Revenu annuel, en millions d’euros (2025 réel, puis prévisions)', 312, 56, {
    size: 13,
    font: 'bold',
    color: SOFT,
  });
  drawBars(
    pen,
    [312, 80, 604, 280],
    [
      { label: '2025 (réel)', value: 0.03, text: '0,03', color: GREEN },
      { label: '2026 (prévu)', value: 0.13, text: '0,13', color: LEAF, outline: true },
      { label: '2027 (prévu)', value: 0.9, text: '0,9', color: LEAF, outline: true },
      { label: '2028 (prévu)', value: 2.4, text: '2,4', color: LEAF, outline: true },
    ],
    { color: LEAF, ink: INK, size: 13 },
  );
  pen.bullets(
    [
      'Volume financé prévu en 2028 : 120 M€',
      'Équipe de 24 personnes fin 2028',
      'Ligne de financement portée de 3 M€ à 25 M€',
    ],
    312,
    386,
    { size: 16, color: INK, markColor: GOLD },
  );
}

/** @param {Pen} pen @param {number} page */
export function ask(pen, page) {
  frame(pen, page, 'La levée', 'Nous levons entre 1,2 et 1,5\u00a0M€');
  aside(pen, 'Tour d’amorçage en actions. 250\u00a0k€ déjà promis par des investisseurs particuliers nantais.');
  const lines = [
    ['Équipe technique', 40],
    ['Commercial et partenariats', 35],
    ['Risques et conformité', 15],
    ['Frais généraux', 10],
  ];
  pen.text('Emploi des fonds', 312, 62, { size: 20, font: 'serifBold', color: GREEN });
  lines.forEach(([name, share], index) => {
    const y = 104 + index * 58;
    pen.text(String(name), 312, y, { size: 16, color: INK });
    pen.rect(540, y - 2, 320, 24, { fill: PALE });
    pen.rect(540, y - 2, 8 * Number(share), 24, { fill: index % 2 === 0 ? LEAF : GREEN });
    pen.text(`${share} %`, 868, y, { w: 56, size: 16, font: 'bold', color: INK });
  });
  pen.text('Ce que ce tour finance', 312, 350, { size: 20, font: 'serifBold', color: GREEN });
  pen.bullets(['18 mois d’activité', '300 PME clientes fin 2027', 'L’agrément en propre'], 312, 384, {
    size: 16,
    color: INK,
    markColor: GOLD,
  });
  pen.text('solene@fluxandre.example', 640, 464, { w: 276, size: 14, font: 'bold', color: LEAF, align: 'right' });
}
