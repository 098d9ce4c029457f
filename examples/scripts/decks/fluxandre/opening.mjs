// Fluxandre: cover, problem, solution, product, market, timing.
import { drawTable } from '../../kit/parts.mjs';
import { GREEN, LEAF, GOLD, INK, SOFT, PALE, RULE, frame, aside } from './look.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen */
export function cover(pen) {
  pen.background(GREEN);
  for (let index = 0; index < 7; index += 1) {
    const y = 360 + index * 22;
    pen.path(`M 420 ${y} C 560 ${y - 150 + index * 12}, 700 ${y + 60}, 960 ${y - 210 + index * 18}`, {
      stroke: index === 3 ? GOLD : LEAF,
      line: index === 3 ? 4 : 2,
      opacity: 0.85,
    });
  }
  pen.text('Fluxandre', 72, 120, { size: 58, font: 'serifBold', color: '#ffffff' });
  pen.text('La trésorerie des PME, le jour de la facture', 72, 198, {
    w: 620,
    size: 25,
    font: 'serifItalic',
    color: '#e6d3ad',
  });
  pen.text('Avance sur factures pour les entreprises de 5 à 50 salariés', 72, 244, {
    w: 620,
    size: 16,
    color: '#cfe3d9',
  });
  pen.text('Levée d’amorçage', 72, 450, { size: 16, font: 'bold', color: GOLD });
  pen.text('Septembre 2026, Nantes', 72, 474, { size: 14, color: '#cfe3d9' });
}

/** @param {Pen} pen @param {number} page */
export function problem(pen, page) {
  frame(pen, page, 'Le problème', 'Les petites entreprises font crédit aux grandes');
  aside(
    pen,
    '« Mon carnet de commandes est plein et mon compte est vide. »\n\nPatron d’une menuiserie de 14 salariés, Loire-Atlantique',
  );
  const rows = [
    ['51 jours', 'C’est le délai moyen auquel nos clients sont payés, pour 30 jours inscrits au contrat.'],
    ['1 sur 4', 'Une défaillance de PME sur quatre commence par un retard de paiement.'],
    [
      '19 jours',
      'Il faut trois semaines à une banque pour répondre à une demande d’affacturage, et elle refuse les petits montants.',
    ],
  ];
  rows.forEach(([figure = '', words = ''], index) => {
    const y = 66 + index * 132;
    pen.text(figure, 312, y, { w: 170, size: 38, font: 'serifBold', color: LEAF });
    pen.text(words, 490, y + 4, { w: 420, h: 90, size: 17, color: INK, lead: 0.28 });
    if (index < 2)
      pen.line(
        [
          [312, y + 106],
          [916, y + 106],
        ],
        { stroke: RULE },
      );
  });
  pen.text('Sources : dossiers de nos 62 clients ; Observatoire des délais de paiement des PME, 2025.', 312, 490, {
    w: 600,
    size: 10,
    color: SOFT,
  });
}

/** @param {Pen} pen @param {number} page */
export function solution(pen, page) {
  frame(pen, page, 'La solution', 'Une facture envoyée, un virement le lendemain');
  aside(
    pen,
    'Fluxandre se branche sur le logiciel de facturation. Le dirigeant choisit les factures à avancer, une par une.',
  );
  const steps = [
    ['Connexion', 'Lecture des factures et du compte bancaire, avec l’accord du client'],
    ['Note', 'Le risque porte sur le débiteur : 40 signaux de paiement, réponse en deux minutes'],
    ['Avance', '90 % du montant est viré en 24 heures par notre partenaire de financement'],
    ['Solde', 'Le débiteur paie à l’échéance ; le solde revient au client, moins nos frais'],
  ];
  steps.forEach(([name = '', words = ''], index) => {
    const [x, y] = [312 + (index % 2) * 308, 62 + Math.floor(index / 2) * 208];
    pen.rect(x, y, 292, 188, { fill: PALE, r: 4 });
    pen.rect(x, y, 292, 4, { fill: LEAF });
    pen.text(`${index + 1}`, x + 20, y + 22, { size: 34, font: 'serifItalic', color: GOLD });
    pen.text(name, x + 54, y + 34, { size: 20, font: 'serifBold', color: GREEN });
    pen.text(words, x + 20, y + 84, { w: 252, h: 90, size: 16, color: INK, lead: 0.28 });
  });
}

/** @param {Pen} pen @param {number} page */
export function product(pen, page) {
  frame(pen, page, 'Le produit', 'En ligne depuis mars 2025');
  aside(pen, 'Trois connecteurs de facturation en service. Deux autres prévus avant fin 2026.');
  pen.rect(312, 62, 604, 404, { fill: '#ffffff', stroke: RULE, r: 8 });
  pen.rect(312, 62, 604, 40, { fill: PALE, r: 8 });
  pen.text('Menuiserie Kervadec', 330, 75, { size: 13, font: 'bold', color: GREEN });
  pen.text('Disponible aujourd’hui : 23 400 €', 640, 75, {
    w: 258,
    size: 13,
    font: 'bold',
    color: LEAF,
    align: 'right',
  });
  drawTable(
    pen,
    330,
    116,
    [
      ['Facture', 'Débiteur', 'Échéance', 'Montant', 'Avance'],
      ['F-2026-118', 'Promoteur A', '30 oct.', '12 600 €', '11 340 €'],
      ['F-2026-121', 'Bailleur B', '15 nov.', '8 900 €', '8 010 €'],
      ['F-2026-124', 'Commune C', '21 nov.', '4 500 €', '4 050 €'],
      ['F-2026-127', 'Promoteur D', '2 déc.', '9 750 €', 'à l’étude'],
    ],
    {
      widths: [116, 130, 102, 110, 110],
      rowHeight: 40,
      size: 13,
      ink: INK,
      headInk: SOFT,
      rule: RULE,
      align: ['left', 'left', 'left', 'right', 'right'],
    },
  );
  pen.rect(330, 340, 270, 104, { fill: PALE, r: 6 });
  pen.text('Trésorerie prévue', 344, 350, { size: 11, font: 'bold', color: SOFT });
  pen.line(
    [
      [346, 422],
      [380, 410],
      [414, 416],
      [448, 396],
      [482, 402],
      [516, 384],
      [550, 388],
      [584, 372],
    ],
    { stroke: LEAF, line: 2.5 },
  );
  pen.rect(622, 340, 276, 104, { fill: GREEN, r: 6 });
  pen.text('Avancer 2 factures', 622, 374, { w: 276, size: 18, font: 'bold', color: '#ffffff', align: 'center' });
  pen.text('Écran de l’application, données d’exemple', 312, 476, { w: 604, size: 10, font: 'italic', color: SOFT });
}

/** @param {Pen} pen @param {number} page */
export function market(pen, page) {
  frame(pen, page, 'Le marché', 'Un marché de 7,25 Mds €');
  aside(pen, 'Le marché progresse de 11 % par an depuis 2021, porté par la facture électronique.');
  const bars = [
    ['Commissions d’affacturage en Europe', '7,25 Mds €', 560, GREEN],
    ['France', '1,9 Md €', 330, LEAF],
    ['PME de moins de 50 salariés', '310 M€', 170, GOLD],
  ];
  bars.forEach(([name, figure, width, color], index) => {
    const y = 84 + index * 112;
    pen.text(String(name), 312, y, { size: 16, font: 'bold', color: INK });
    pen.rect(312, y + 26, Number(width), 46, { fill: String(color) });
    pen.text(String(figure), 328, y + 37, { size: 20, font: 'bold', color: '#ffffff' });
  });
  pen.text('En prenant 3 % de ce dernier segment, Fluxandre réalise 9,3 M€ de revenu.', 312, 424, {
    w: 604,
    size: 17,
    font: 'italic',
    color: INK,
  });
  pen.text('Source : Fédération européenne du financement de factures, rapport 2025.', 312, 490, {
    w: 600,
    size: 10,
    color: SOFT,
  });
}

/** @param {Pen} pen @param {number} page */
export function whyNow(pen, page) {
  frame(pen, page, 'Le moment', 'La facture électronique change la donne');
  const rows = [
    [
      'Septembre 2026',
      'Toutes les entreprises françaises doivent pouvoir recevoir des factures électroniques. Les grandes doivent aussi les émettre.',
    ],
    [
      'Septembre 2027',
      'Les PME émettent à leur tour. Chaque facture devient une donnée vérifiable, presque impossible à falsifier.',
    ],
    ['Demain', 'Celui qui lit la facture le premier peut la financer le premier.'],
  ];
  rows.forEach(([when = '', words = ''], index) => {
    const y = 78 + index * 132;
    pen.circle(328, y + 14, 9, { fill: index < 1 ? GOLD : '#ffffff', stroke: GOLD, line: 2.5 });
    if (index < 2)
      pen.line(
        [
          [328, y + 30],
          [328, y + 130],
        ],
        { stroke: RULE, line: 2 },
      );
    pen.text(when, 360, y, { size: 21, font: 'serifBold', color: GREEN });
    pen.text(words, 360, y + 32, { w: 540, h: 76, size: 17, color: INK, lead: 0.28 });
  });
}
