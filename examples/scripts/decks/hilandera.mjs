// Hilandera: a middling seed deck in Spanish (e-commerce) as PowerPoint 97 file, text only, as an old office template gives it.
import { writePpt97 } from '../kit/ppt97.mjs';

const slides = [
  { title: 'Hilandera', lines: ['Lana española para quien teje', 'Ronda semilla, abril de 2026', 'Segovia'] },
  {
    title: 'El problema',
    lines: [
      'La lana merina española se exporta en bruto a cuatro euros el kilo y vuelve como ovillo a noventa.',
      'Quien teje no sabe de qué rebaño viene su lana.',
      'Las mercerías de barrio cierran: quedan la mitad que hace diez años.',
    ],
  },
  {
    title: 'La solución',
    lines: [
      'Compramos el vellón a 63 ganaderos y lo hilamos en dos hilaturas de Castilla y León.',
      'Tienda en línea con 140 colores, patrones propios y clases en vídeo.',
      'Cada ovillo lleva un código con su rebaño y su fecha de esquila.',
    ],
  },
  {
    title: 'Mercado',
    lines: [
      'Lana y labores en España: 310 M€ al año',
      'Venta en línea: 74 M€',
      'Objetivo a cinco años: 4 M€',
      'El mercado crece un 5 % anual (Asociación del Textil del Hogar, 2025)',
    ],
  },
  {
    title: 'Tracción',
    lines: [
      'Ventas de 412.000 € en 2025; 255.000 € en 2024',
      '7.100 pedidos con un importe medio de 58 €',
      'El 31 % de los clientes repite en doce meses',
      'Margen bruto del 44 %; coste de captación de 14 € por cliente',
    ],
  },
  {
    title: 'Modelo de negocio',
    lines: [
      'Venta directa en la tienda: 82 % de los ingresos',
      'Caja trimestral por suscripción, 49 €: 11 %',
      'Venta a mercerías: 7 %',
    ],
  },
  {
    title: 'Competencia',
    lines: [
      'Madejas y Compañía: más surtido, lana importada',
      'Punto Ágil: captó 2 M€ en 2024, vende sobre todo kits',
      'Grandes plataformas: precio más bajo, sin origen',
    ],
  },
  {
    title: 'Equipo',
    lines: [
      'Elvira Sotillos, fundadora y directora general: ocho años en compras de una cadena textil',
      'Darío Benavente, fundador y responsable de tienda en línea',
      'Cinco personas en total',
    ],
  },
  {
    title: 'Buscamos 400.000 €',
    lines: [
      'Existencias y nuevos colores: 45 %',
      'Marketing: 35 %',
      'Entrada en Francia: 20 %',
      'Previsión de ventas en 2027: 1,1 M€',
      'elvira@hilandera.example',
    ],
  },
];

export const hilandera = {
  files: ['hilandera.ppt'],
  async build() {
    return [writePpt97(slides, { footer: 'Hilandera, S. L.', font: 'Arial', user: 'Hilandera' })];
  },
  truth: {
    id: 'hilandera',
    company: 'Hilandera',
    sector: 'ecommerce',
    language: 'es',
    ask: { amount: 400_000, currency: 'EUR', page: 9, text: 'Buscamos 400.000 €' },
    round: 'seed',
    marketSize: {
      text: 'Lana y labores en España: 310 M€ al año',
      value: 310_000_000,
      currency: 'EUR',
      page: 4,
      alternatives: [
        { text: 'Venta en línea: 74 M€', value: 74_000_000, page: 4 },
        { text: 'Objetivo a cinco años: 4 M€', value: 4_000_000, page: 4 },
      ],
    },
    arr: { text: 'Ventas de 412.000 € en 2025', value: 412_000, currency: 'EUR', page: 5, kind: 'annual revenue' },
    growthRate: null,
    burnRate: null,
    users: { text: '7.100 pedidos con un importe medio de 58 €', page: 5 },
    teamMembers: ['Elvira Sotillos', 'Darío Benavente'],
    competitors: ['Madejas y Compañía', 'Punto Ágil'],
    businessModel: 'Venta directa en línea, caja por suscripción, venta a mercerías',
    hasSlide: {
      problem: true,
      solution: true,
      product: false,
      market: true,
      businessModel: true,
      traction: true,
      team: true,
      competition: true,
      financials: false,
      ask: true,
    },
    kind: 'investor-deck',
    notes:
      'Middling, PowerPoint 97. Traps: two years of sales in one line (growth is not said, it is 62 %), market growth, competitor’s money, forecast on the ask slide.',
  },
};
