// Termálida: cover, problem, solution, technology, market, why now.
import { drawNestedCircles } from '../../kit/charts.mjs';
import { drawTimeline } from '../../kit/parts.mjs';
import { PAPER, INK, SOFT, FIRE, SUN, RULE, DEEP, frame, source, number, landscape } from './look.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen */
export function cover(pen) {
  landscape(pen, [0, 0, 960, 540]);
  pen.text('Termálida', 64, 66, { size: 54, font: 'bold', color: '#ffffff' });
  pen.text('Calor industrial sin gas, pagado por lo que se usa', 64, 140, { w: 620, size: 27, color: '#ffe8cf' });
  pen.text('Baterías térmicas para fábricas de alimentación y bebidas', 64, 184, {
    w: 620,
    size: 17,
    color: '#ffe8cf',
  });
  pen.text('Presentación para inversores · Ronda semilla · Octubre de 2026', 64, 492, {
    size: 13,
    font: 'bold',
    color: '#ffe8cf',
  });
  pen.text('nerea@termalida.example · Zaragoza', 596, 492, { w: 300, size: 13, color: '#ffe8cf', align: 'right' });
}

/** @param {Pen} pen @param {number} page */
export function problem(pen, page) {
  frame(
    pen,
    page,
    'El problema: el vapor ata a las fábricas al gas',
    'Una planta conservera mediana gasta en gas más que en personal de mantenimiento',
  );
  number(pen, [56, 122, 272, 138], '58 €/MWh', 'cuesta el vapor de caldera de gas, con CO2 y mantenimiento incluidos¹');
  number(pen, [344, 122, 272, 138], '151.000 €', 'pagaba al año por ese vapor la planta media de nuestra cartera²');
  number(pen, [632, 122, 272, 138], '±43 %', 'varió el precio del gas industrial entre 2023 y 2025³');
  pen.text('Por qué no cambian hoy', 56, 284, { size: 18, font: 'bold', color: DEEP });
  pen.bullets(
    [
      'Una caldera eléctrica consume justo cuando la electricidad es más cara.',
      'La inversión inicial compite con las líneas de producción, que siempre ganan.',
      'El jefe de planta responde de cada hora parada: nadie quiere estrenar una tecnología.',
    ],
    56,
    314,
    { w: 830, size: 16, color: INK, markColor: FIRE, mark: 'square' },
  );
  source(
    pen,
    '¹ Media de 14 auditorías propias, 2025.  ² Facturas de siete clientes, 2025.  ³ Boletín del Mercado Ibérico de Energía Industrial, enero de 2026.',
  );
}

/** @param {Pen} pen @param {number} page */
export function solution(pen, page) {
  frame(
    pen,
    page,
    'La solución: cargar barato, dar vapor todo el día',
    'Instalamos, operamos y cobramos por el calor entregado',
  );
  const steps = [
    ['Sol y horas valle', 'La batería se carga cuando el MWh eléctrico baja de 20 €.', SUN],
    ['Ladrillo refractario', 'Guarda 12 MWh a 900 °C y pierde menos del 2 % al día.', FIRE],
    ['Vapor a 200 °C', 'Se conecta a la red de vapor de la fábrica, junto a su caldera.', DEEP],
  ];
  steps.forEach(([name = '', words = '', color = FIRE], index) => {
    const x = 56 + index * 296;
    pen.rect(x, 124, 256, 176, { fill: '#ffffff', stroke: RULE, r: 14 });
    pen.circle(x + 42, 166, 24, { fill: color });
    if (index === 0) {
      pen.circle(x + 42, 166, 9, { fill: '#ffffff' });
      for (let ray = 0; ray < 8; ray += 1) {
        const angle = (ray * Math.PI) / 4;
        pen.line(
          [
            [x + 42 + 12 * Math.cos(angle), 166 + 12 * Math.sin(angle)],
            [x + 42 + 17 * Math.cos(angle), 166 + 17 * Math.sin(angle)],
          ],
          { stroke: '#ffffff', line: 2 },
        );
      }
    } else if (index === 1) {
      for (let row = 0; row < 3; row += 1) pen.rect(x + 30 + (row % 2) * 4, 155 + row * 8, 20, 6, { fill: '#ffffff' });
    } else {
      for (let wave = 0; wave < 3; wave += 1)
        pen.path(`M ${x + 34 + wave * 8} 178 c -5 -8 5 -12 0 -22`, { stroke: '#ffffff', line: 2.5 });
    }
    pen.text(name, x + 20, 202, { w: 220, size: 17, font: 'bold', color: INK });
    pen.text(words, x + 20, 228, { w: 220, h: 64, size: 14, color: SOFT });
    if (index < 2) pen.arrow([x + 262, 212], [x + 290, 212], FIRE, 3);
  });
  number(pen, [56, 324, 272, 132], '46 €/MWh', 'es nuestro precio: un 21 % menos que el vapor de gas');
  number(pen, [344, 324, 272, 132], '99,2 %', 'disponibilidad medida en 31.000 horas de servicio');
  number(pen, [632, 324, 272, 132], '2.900 t', 'de CO2 evitadas en total por las siete plantas');
  source(pen, 'Disponibilidad: horas con vapor entregado sobre horas pedidas, de mayo de 2024 a septiembre de 2026.');
}

/** @param {Pen} pen @param {number} page */
export function technology(pen, page) {
  frame(
    pen,
    page,
    'Producto en servicio, con marcado CE y patente',
    'Módulo TM-12: 12 MWh en la planta de dos plazas de aparcamiento',
  );
  pen.rect(56, 122, 392, 342, { fill: pen.gradient(56, 122, 448, 464, ['#ffe9cf', '#f8c48c']), r: 14 });
  pen.rect(120, 196, 210, 220, { fill: '#4a3327', r: 6 });
  pen.rect(132, 208, 186, 196, { fill: '#e8dccd', r: 4 });
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      pen.rect(146 + column * 32 + (row % 2) * 8, 220 + row * 22, 26, 16, {
        fill: ['#c2410c', '#d9480f', '#ea6a1f', '#f59f3a'][(row + column) % 4] ?? FIRE,
        r: 1,
      });
    }
  }
  pen.line(
    [
      [330, 240],
      [400, 240],
      [400, 196],
    ],
    { stroke: '#8a7667', line: 8 },
  );
  pen.line(
    [
      [330, 376],
      [414, 376],
    ],
    { stroke: '#8a7667', line: 8 },
  );
  pen.text('Vapor', 366, 174, { w: 70, size: 12, font: 'bold', color: INK, align: 'center' });
  pen.text('Red eléctrica', 352, 388, { w: 92, size: 12, font: 'bold', color: INK, align: 'center' });
  pen.text('Aislamiento de 60 cm', 120, 424, { w: 210, size: 12, font: 'bold', color: INK, align: 'center' });
  pen.text('Ladrillo a 900 °C', 120, 172, { w: 210, size: 12, font: 'bold', color: INK, align: 'center' });
  pen.bullets(
    [
      'Patente española concedida en 2025 sobre el lecho de ladrillo alveolar; solicitud europea presentada.',
      'Marcado CE del módulo y del generador de vapor desde febrero de 2024.',
      'Nivel de madurez TRL 9: siete módulos en servicio comercial.',
      'El programa de carga compra electricidad con 36 horas de previsión; aprende de los datos de cada planta.',
      'Lo difícil: calentar a 900 °C sin agrietar el ladrillo. Llevamos 2.900 ciclos sin cambiar una pieza.',
    ],
    480,
    132,
    { w: 424, size: 15, color: INK, markColor: FIRE, mark: 'check' },
  );
  source(pen, 'Ensayo de ciclos: laboratorio propio, 2022 a 2026, informe a disposición de los inversores.');
}

/** @param {Pen} pen @param {number} page */
export function market(pen, page) {
  frame(
    pen,
    page,
    'Mercado: 95.000 fábricas que hierven agua con gas',
    'Cálculo de abajo arriba: número de plantas por 120.000 € de contrato anual',
  );
  drawNestedCircles(pen, 226, 476, [
    { r: 174, color: '#fbd9b0', name: 'TAM', value: '11.400 M€', ink: DEEP },
    { r: 116, color: '#f5a35c', name: 'SAM', value: '984 M€', ink: DEEP },
    { r: 58, color: FIRE, name: 'SOM', value: '30 M€', ink: '#ffffff' },
  ]);
  const lines = [
    ['TAM: 11.400 millones de euros', '95.000 plantas europeas con calor por debajo de 250 °C'],
    ['SAM: 984 millones de euros', '8.200 plantas de alimentación y bebidas en España, Portugal e Italia'],
    ['SOM: 30 millones de euros', '250 plantas en cinco años, el 3 % del SAM'],
  ];
  lines.forEach(([name = '', words = ''], index) => {
    const y = 134 + index * 76;
    pen.rect(456, y + 2, 5, 52, { fill: ['#fbc58a', '#f5a35c', FIRE][index] ?? FIRE });
    pen.text(name, 474, y, { w: 430, size: 18, font: 'bold', color: INK });
    pen.text(words, 474, y + 27, { w: 430, size: 14, color: SOFT });
  });
  pen.rect(456, 372, 448, 92, { fill: '#fff0de', r: 12 });
  pen.text('+9 % anual', 476, 396, { w: 170, size: 26, font: 'bold', color: FIRE });
  pen.text('crecerá hasta 2030 el gasto europeo en calor electrificado¹', 640, 372, {
    w: 250,
    h: 92,
    size: 14,
    color: INK,
    valign: 'middle',
  });
  source(
    pen,
    '¹ Observatorio Europeo del Calor Industrial, informe anual 2025. Número de plantas: estadística industrial europea de 2024, elaboración propia.',
  );
}

/** @param {Pen} pen @param {number} page */
export function whyNow(pen, page) {
  frame(pen, page, '¿Por qué ahora?', 'Tres cambios con fecha');
  drawTimeline(
    pen,
    [56, 190, 848],
    [
      {
        when: '2023',
        what: 'Los certificados de ahorro energético pagan por cada kWh que la fábrica deja de gastar',
        done: true,
      },
      { when: '2025', what: '1.640 horas con electricidad por debajo de 20 €/MWh en el mercado ibérico', done: true },
      { when: '2027', what: 'El segundo mercado europeo de CO2 encarece el gas de las plantas pequeñas' },
      { when: '2030', what: 'Las grandes cadenas exigen a sus proveedores un 42 % menos de emisiones' },
    ],
    { color: FIRE, ink: INK, soft: INK, hole: PAPER, size: 14 },
  );
  pen.rect(56, 344, 848, 108, { fill: pen.gradient(56, 0, 904, 0, [DEEP, FIRE]), r: 14 });
  pen.text(
    'Con 58 €/MWh de gas y 46 €/MWh de Termálida, el director financiero decide sin subvención. Con el CO2 de 2027 la diferencia sube a 19 €/MWh.',
    84,
    344,
    { w: 792, h: 108, size: 19, font: 'bold', color: '#ffffff', valign: 'middle' },
  );
}
