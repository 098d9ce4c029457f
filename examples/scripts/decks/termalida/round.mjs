// Termálida: financials, risks, the round, legal notice.
import { drawDonut } from '../../kit/charts.mjs';
import { drawTable } from '../../kit/parts.mjs';
import { PAPER, INK, SOFT, FIRE, SUN, RULE, DEEP, frame, source } from './look.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page */
export function financials(pen, page) {
  frame(pen, page, 'Finanzas', 'Real hasta 2025; previsión desde 2026 (millones de euros)');
  drawTable(
    pen,
    56,
    120,
    [
      ['', '2024 real', '2025 real', '2026 previsto', '2027 previsto', '2028 previsto'],
      ['Plantas en servicio a fin de año', '1', '3', '9', '24', '52'],
      ['Ingresos', '0,07', '0,21', '0,68', '1,95', '4,6'],
      ['Margen bruto', '48 %', '57 %', '62 %', '63 %', '65 %'],
      ['Gastos operativos', '0,62', '0,88', '1,50', '3,10', '4,30'],
      ['ARR a fin de año', '0,12', '0,36', '1,08', '2,88', '6,24'],
    ],
    {
      widths: [238, 114, 114, 126, 128, 128],
      rowHeight: 36,
      size: 13.5,
      ink: INK,
      headInk: FIRE,
      rule: RULE,
      boldFirst: true,
      highlight: { column: 2, fill: '#ffeedb' },
    },
  );
  const cards = [
    ['95.000 €', 'de gasto neto al mes'],
    ['760.000 €', 'en caja a 30 de septiembre'],
    ['8 meses', 'de caja sin la ronda'],
    ['2,3 M€', 'captados hasta hoy, de ellos 450.000 € de ayuda pública'],
  ];
  cards.forEach(([figure = '', words = ''], index) => {
    const x = 56 + index * 214;
    pen.rect(x, 358, 206, 98, { fill: '#ffffff', stroke: RULE, r: 12 });
    pen.text(figure, x + 14, 370, { w: 186, size: 24, font: 'bold', color: FIRE });
    pen.text(words, x + 14, 404, { w: 182, h: 46, size: 13, color: SOFT });
  });
  source(
    pen,
    'La previsión supone tres plantas por técnico comercial y trimestre; en 2026 cada uno ha cerrado 2,7. Cifras sin auditar.',
  );
}

/** @param {Pen} pen @param {number} page */
export function risks(pen, page) {
  frame(pen, page, 'Riesgos que vigilamos', 'Y lo que ya hacemos con cada uno');
  drawTable(
    pen,
    56,
    118,
    [
      ['Riesgo', 'Efecto', 'Respuesta'],
      [
        'Sube la electricidad nocturna',
        'Cada 5 €/MWh resta 4 puntos de margen',
        'Precio indexado en el 60 % de los contratos',
      ],
      ['Un solo proveedor de ladrillo', 'Retraso de 4 meses si falla', 'Segundo proveedor homologado en junio de 2026'],
      ['Rondal Heat baja a planta mediana', 'Más presión en precio', 'Contratos a 10 años y servicio propio a 2 horas'],
      ['Cambia la norma de los certificados', 'Hasta un 6 % menos de ahorro', 'Los números cierran sin certificados'],
    ],
    {
      widths: [262, 270, 316],
      rowHeight: 66,
      size: 15,
      ink: INK,
      headInk: FIRE,
      rule: RULE,
      boldFirst: true,
      align: ['left', 'left', 'left'],
    },
  );
}

/** @param {Pen} pen @param {number} page */
export function ask(pen, page) {
  frame(
    pen,
    page,
    'Buscamos 3,5 M€ en ronda semilla',
    '10,5 M€ antes de la inversión; 14 M€ después; 25 % para los nuevos socios',
  );
  const parts = [
    { share: 40, color: FIRE, name: 'Fabricación y producto', money: '1,40 M€' },
    { share: 30, color: SUN, name: 'Comercial en España e Italia', money: '1,05 M€' },
    { share: 20, color: DEEP, name: 'Ingeniería de proyectos', money: '0,70 M€' },
    { share: 10, color: '#b9a48f', name: 'Generales', money: '0,35 M€' },
  ];
  drawDonut(pen, 186, 282, 126, parts, { hole: PAPER, middle: '3,5 M€', small: 'uso de los fondos', ink: DEEP });
  parts.forEach((part, index) => {
    const y = 172 + index * 58;
    pen.rect(344, y + 3, 16, 16, { fill: part.color, r: 4 });
    pen.text(`${part.share} %  ${part.name}`, 370, y, { w: 250, h: 20, size: 15, font: 'bold', color: INK });
    pen.text(part.money, 370, y + 21, { size: 14, color: SOFT });
  });
  pen.rect(636, 128, 268, 326, { fill: pen.gradient(636, 128, 904, 454, [DEEP, FIRE]), r: 14 });
  pen.text('En 24 meses', 658, 148, { size: 19, font: 'bold', color: '#ffffff' });
  pen.bullets(
    [
      '42 plantas en servicio',
      '5 M€ de ARR',
      'Primeras 6 plantas en Italia, marzo de 2028',
      'Coste por planta de 380.000 € a 310.000 €',
    ],
    658,
    184,
    { w: 226, size: 15, color: '#ffffff', markColor: '#ffd9ae', mark: 'check' },
  );
  pen.text('Ya comprometidos: 1,2 M€ de socios actuales y de Fondo Cierzo Verde.', 658, 374, {
    w: 226,
    size: 14,
    font: 'bold',
    color: '#ffe8cf',
  });
  source(
    pen,
    '24 meses de caja con un gasto neto medio de 177.000 € al mes: (3,5 M€ + 0,76 M€) ÷ 0,177 M€. Las plantas se financian aparte, con deuda.',
  );
}

/** @param {Pen} pen @param {number} page */
export function legal(pen, page) {
  frame(pen, page, 'Aviso legal');
  pen.text(
    'Este documento es confidencial y se entrega solo a título informativo. No es una oferta de valores ni una recomendación de inversión. Las previsiones son estimaciones de la dirección a la fecha de la portada; los resultados reales pueden ser distintos y la sociedad no se obliga a actualizarlas. Las cifras de terceros proceden de las fuentes citadas y no se han comprobado de forma independiente. Antes de invertir, cada destinatario debe hacer su propio análisis con sus asesores.',
    56,
    110,
    { w: 848, size: 15, color: SOFT, lead: 0.5 },
  );
  pen.text('Termálida Almacenamiento, S. L. · Zaragoza · Constituida en 2022', 56, 330, {
    size: 14,
    font: 'bold',
    color: INK,
  });
}
