// Termálida: traction, customers, business model, competition, team.
import { drawBars } from '../../kit/charts.mjs';
import { drawMatrix, drawPerson, drawTable } from '../../kit/parts.mjs';
import { INK, SOFT, FIRE, SUN, RULE, DEEP, frame, source, number } from './look.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page */
export function traction(pen, page) {
  frame(
    pen,
    page,
    'Tracción: 840.000 € de ingresos recurrentes anuales',
    'Ingreso mensual recurrente (MRR) al cierre del trimestre, en miles de euros',
  );
  const quarters = [
    ['3T 24', 10],
    ['4T 24', 10],
    ['1T 25', 10],
    ['2T 25', 20],
    ['3T 25', 20],
    ['4T 25', 30],
    ['1T 26', 40],
    ['2T 26', 50],
    ['3T 26', 70],
  ];
  drawBars(
    pen,
    [56, 116, 520, 350],
    quarters.map(([label, value], index) => ({
      label: String(label),
      value: Number(value),
      text: String(value),
      color: index === 8 ? FIRE : SUN,
    })),
    {
      color: SUN,
      ink: SOFT,
      grid: RULE,
      ticks: [0, 20, 40, 60].map((value) => ({ value, text: `${value}` })),
      size: 12,
    },
  );
  const cards = [
    ['70.000 €', 'MRR de septiembre de 2026; ARR de 840.000 €'],
    ['7 plantas', 'en servicio y pagando; hace un año eran 2'],
    ['+250 %', 'de MRR en doce meses'],
    ['480.000 €', 'al año en cuatro contratos firmados que aún no facturan'],
  ];
  cards.forEach(([figure = '', words = ''], index) => {
    const y = 118 + index * 88;
    pen.rect(604, y, 300, 78, { fill: '#ffffff', stroke: RULE, r: 12 });
    pen.text(figure, 620, y + 12, { w: 270, size: 23, font: 'bold', color: FIRE });
    pen.text(words, 620, y + 42, { w: 276, size: 12.5, color: SOFT, lead: 0.05 });
  });
  source(
    pen,
    'ARR = MRR × 12. Ningún cliente perdido desde el inicio. Además: 9 cartas de intención por hasta 1,4 M€ al año, sin compromiso.',
  );
}

/** @param {Pen} pen @param {number} page */
export function customers(pen, page) {
  frame(pen, page, 'Clientes que ya usan nuestro vapor', 'Siete plantas en Aragón, Navarra, La Rioja y Murcia');
  pen.rect(56, 122, 408, 330, { fill: pen.gradient(56, 122, 464, 452, ['#7a2e0b', '#c2410c', '#f59f3a']), r: 14 });
  pen.text('«', 78, 124, { size: 60, font: 'serifBold', color: '#ffd9ae' });
  pen.text(
    'En catorce meses hemos bajado la factura del vapor un 23 % y no hemos parado la línea ni una hora por su causa.',
    84,
    196,
    { w: 352, size: 21, font: 'italic', color: '#ffffff', lead: 0.3 },
  );
  pen.text('Amparo Lizarraga', 84, 376, { size: 15, font: 'bold', color: '#ffffff' });
  pen.text('Directora de planta, Conservas Valdearga', 84, 396, { size: 13, color: '#ffe8cf' });
  drawTable(
    pen,
    488,
    122,
    [
      ['Cliente', 'Desde', 'Contrato'],
      ['Conservas Valdearga', '2024', '10 años'],
      ['Cervezas Moncayuela', '2025', '10 años'],
      ['Lácteos Urbasa Alta', '2025', '10 años'],
      ['Zumos del Segurilla', '2026', '12 años'],
      ['Aceites Tres Lindes', '2026', '10 años'],
      ['Galletas Ebrotrigo', '2026', '10 años'],
      ['Congelados Riomar Sur', '2026', '8 años'],
    ],
    { widths: [216, 90, 110], rowHeight: 41, size: 14, ink: INK, headInk: FIRE, rule: RULE },
  );
  source(pen, 'Ningún cliente supera el 19 % de los ingresos. Nombres publicados con permiso.');
}

/** @param {Pen} pen @param {number} page */
export function model(pen, page) {
  frame(pen, page, 'Modelo de negocio: calor como servicio', 'El cliente paga 46 €/MWh; no invierte nada');
  const cards = [
    ['10.000 €', 'al mes de media por planta, con cuota mínima del 80 %'],
    ['62 %', 'de margen bruto tras electricidad y servicio'],
    ['10 años', 'de contrato; salida anticipada con indemnización'],
  ];
  cards.forEach(([figure = '', words = ''], index) => number(pen, [56 + index * 288, 122, 272, 124], figure, words));
  drawTable(
    pen,
    56,
    268,
    [
      ['Economía por planta', '', 'Cómo se calcula'],
      ['Ingreso anual', '120.000 €', '10.000 € × 12'],
      ['Coste de captación (CAC)', '36.000 €', 'Sueldos y auditorías entre plantas firmadas'],
      ['Valor del cliente (LTV)', '372.000 €', '120.000 € × 62 % × 5 años, por prudencia'],
      ['LTV/CAC', '10,3x', '372.000 € ÷ 36.000 €'],
      ['Recuperación del CAC', '5,8 meses', '36.000 € ÷ 6.200 € de margen al mes'],
    ],
    {
      widths: [260, 168, 420],
      rowHeight: 34,
      size: 14,
      ink: INK,
      headInk: FIRE,
      rule: RULE,
      boldFirst: true,
      align: ['left', 'right', 'left'],
    },
  );
  source(
    pen,
    'Cada planta cuesta 380.000 €; se paga entera con deuda de proyecto: línea de hasta 14 M€ firmada en marzo de 2026 con Cierzo Infraestructuras.',
  );
}

/** @param {Pen} pen @param {number} page */
export function competition(pen, page) {
  frame(pen, page, 'Competencia', 'Somos los únicos con vapor a 200 °C sin inversión del cliente en planta mediana');
  drawMatrix(
    pen,
    [170, 140, 340, 300],
    {
      x: ['El cliente invierte', 'Pago por uso'],
      y: ['Menos de 120 °C', 'Más de 200 °C'],
      dots: [
        { name: 'Termálida', at: [0.82, 0.72], color: FIRE, strong: true },
        { name: 'Rondal Heat', at: [0.26, 0.86], color: '#8c7b6d' },
        { name: 'Kalthos', at: [0.72, 0.22], color: '#8c7b6d' },
        { name: 'Caldera de gas', at: [0.2, 0.64], color: '#8c7b6d' },
        { name: 'Bomba de calor', at: [0.25, 0.24], color: '#8c7b6d' },
      ],
    },
    { ink: INK, rule: '#cdb8a4', fill: '#ffffff', size: 12 },
  );
  pen.bullets(
    [
      'Rondal Heat captó 25 M€ en 2025: módulos de 100 MWh para química y papel. No baja de 2 M€ por planta.',
      'Kalthos alquila bombas de calor: mejor precio que nosotros por debajo de 120 °C.',
      'La caldera de gas es nuestro rival de cada día: ya está pagada y todos saben repararla.',
    ],
    644,
    142,
    { w: 262, size: 14, color: INK, markColor: FIRE, mark: 'square' },
  );
  source(pen, 'Precios y potencias: fichas públicas de los fabricantes, septiembre de 2026.');
}

/** @param {Pen} pen @param {number} page */
export function team(pen, page) {
  frame(pen, page, 'Equipo: 17 personas, 9 de ingeniería', 'Los tres fundadores, a tiempo completo desde 2022');
  const people = [
    {
      name: 'Nerea Etxaniz',
      role: 'Fundadora y directora general',
      lines: '11 años en Calderas Urdin, donde dirigió las ventas de vapor industrial: de 8 a 31 M€',
    },
    {
      name: 'Gonzalo Prats',
      role: 'Fundador y director técnico',
      lines: 'Doctor en termodinámica por la Universidad de Zaragoza; autor de la patente',
    },
    {
      name: 'Lucía Ferrandis',
      role: 'Fundadora y directora de operaciones',
      lines: 'Puso en marcha 60 plantas fotovoltaicas en Soleta Ingeniería',
    },
    {
      name: 'Iván Mondragón',
      role: 'Director financiero',
      lines: 'Diez años en financiación de proyectos; 140 M€ de deuda cerrada',
    },
  ];
  const skins = ['#e9bd98', '#d7a27c', '#f1caa8', '#b9825b'];
  people.forEach((person, index) => {
    const [x, y] = [56 + (index % 2) * 432, 122 + Math.floor(index / 2) * 142];
    pen.rect(x, y, 416, 128, { fill: '#ffffff', stroke: RULE, r: 14 });
    drawPerson(pen, [x + 18, y + 20, 384], person, {
      tint: '#f6d3ad',
      skin: skins[index] ?? '#e8b98f',
      ink: INK,
      soft: SOFT,
      accent: FIRE,
      side: true,
      r: 42,
      size: 13,
    });
  });
  pen.text('Consejo asesor', 56, 418, { size: 15, font: 'bold', color: DEEP });
  pen.text('Begoña Arístegui, exdirectora industrial de un grupo conservero con 14 fábricas.', 56, 440, {
    size: 14,
    color: INK,
  });
  pen.text(
    'Falta un responsable comercial para Italia: contratación prevista en el primer trimestre de 2027.',
    56,
    462,
    { size: 14, color: INK },
  );
}
