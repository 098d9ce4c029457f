/** Spanish sentences of planted decks. `{key}` is a figure of the company, written in one of many ways. */
import type { Words } from './statements.js';

export const ES: Words = {
  statements: {
    tam: [
      [
        'El mercado de {category} mueve {tam} al año.',
        'Mercado total direccionable: {tam} de gasto anual en {category}.',
      ],
      ['Cada año se gastan {tam} en {category}.', 'TAM de {tam} en todos los países donde podemos vender.'],
    ],
    tamGrowth: [
      [
        'El mercado de {category} crece un {mGrowth} anual y valdrá {tam} en 2030.',
        'TAM: {tam} (TCAC del {mGrowth}, Grand Insight 2025)',
      ],
      [
        'Los analistas ven crecer el mercado de {category} a un CAGR del {mGrowth} hasta {tam} en 2031.',
        'Una industria de {tam} que crece un {mGrowth} cada año según Frost Bureau.',
      ],
    ],
    samSom: [
      [
        'SAM {sam}; SOM {som} en cinco años.',
        'De ese total, {sam} son mercado accesible (SAM) y {som} mercado obtenible (SOM).',
      ],
      [
        'Mercado disponible: {sam}. Mercado obtenible: {som}.',
        'Nuestro SAM es de {sam} y el primer segmento que podemos ganar (SOM), de {som}.',
      ],
    ],
    buyers: [
      ['{buyers} {buyer} en los cinco países objetivo.', 'Hay {buyers} {buyer} en nuestra región.'],
      ['Contamos {buyers} {buyer} con nuestro perfil.', '{buyers} {buyer} podrían comprar mañana.'],
    ],
    pain: [
      [
        'Los errores evitables cuestan {pain} cada año al sector.',
        'Se pierden {pain} al año por culpa de los procesos en papel.',
      ],
      ['El sector pierde {pain} anuales en errores.', 'El precio de no hacer nada: {pain} al año en todo el mundo.'],
    ],
    price: [
      ['Suscripción: {price} al mes por centro.', 'Cobramos {price} al mes por cada local.'],
      ['Cada cliente paga {price} por centro y mes.', 'Precio desde {price}/mes por local.'],
    ],
    takeRate: [
      ['Nos quedamos una comisión del {take} de cada pedido.', 'Take rate: {take} de cada transacción.'],
      ['Nuestra comisión es del {take}.', 'Por cada reserva cobramos una comisión del {take}.'],
    ],
    acv: [
      ['Valor medio de contrato (ACV) de {acv} al año.', 'ACV: {acv}'],
      ['El cliente medio firma un ACV de {acv}.', 'Valor anual del contrato: {acv} de media.'],
    ],
    cacLtv: [
      ['Captar un cliente nos cuesta {cac} (CAC) y vale {ltv} (LTV).', 'CAC {cac} · LTV {ltv}'],
      [
        'Coste de adquisición: {cac}; valor de vida del cliente: {ltv}.',
        'El LTV es de {ltv} frente a un CAC de {cac}.',
      ],
    ],
    arr: [
      ['Cerramos diciembre de 2025 con {arr} de ingresos recurrentes anuales.', 'ARR de {arr} a cierre de 2025.'],
      ['Los ingresos recurrentes anuales alcanzan {arr}.', 'A finales de 2025 nuestro ARR llegó a {arr}.'],
    ],
    arrFrom: [
      ['El ARR pasó de {arrPrev} a {arr} en doce meses.', '{arr} de ARR, frente a {arrPrev} hace un año.'],
      ['En un año hemos pasado de {arrPrev} de ARR a {arr} de ARR.', 'ARR: {arr} (hace un año: {arrPrev}).'],
    ],
    mrr: [
      ['MRR de enero de 2026: {mrr}.', 'Hoy facturamos {mrr} de ingresos recurrentes mensuales.'],
      ['Los ingresos recurrentes mensuales llegaron a {mrr} en febrero de 2026.', 'Hoy: {mrr} de MRR.'],
    ],
    rev: [
      ['Facturamos {rev} en 2025, un {growth} más que en 2024.', 'Ingresos 2025: {rev} (+{growth} interanual).'],
      [
        'Cerramos 2025 con unas ventas de {rev}, un {growth} más que el año anterior.',
        'En 2025 ingresamos {rev}, con un crecimiento del {growth} sobre 2024.',
      ],
    ],
    revPlan: [
      ['Facturamos {rev} en 2025 y prevemos {revNext} en 2026.', 'Ingresos 2025: {rev}; presupuesto 2026: {revNext}.'],
      [
        'Tras {rev} de ingresos en 2025 presupuestamos {revNext} para 2026.',
        'Ventas: {rev} en 2025, {revNext} previstos para 2026.',
      ],
    ],
    forecast: [
      ['Proyectamos unos ingresos de {revLater} en 2028.', 'En 2028 el plan nos lleva a {revLater} de facturación.'],
      ['Los ingresos deberían llegar a {revLater} en 2028.', 'Ingresos 2028E: {revLater}.'],
    ],
    gmvTake: [
      ['GMV de {gmv} en 2025 con un take rate del {take}.', 'El GMV alcanzó {gmv}; nuestra comisión es del {take}.'],
      [
        'Volumen bruto de mercancía: {gmv} en 2025, del que cobramos un {take}.',
        'Volumen transaccionado de {gmv}; comisión del {take}.',
      ],
    ],
    bookings: [
      [
        'Contratos firmados por {bookings} aún sin activar.',
        '{bookings} en contratos firmados que se entregan en 2026.',
      ],
      ['Cartera de pedidos de {bookings}, pendiente de facturar.', 'Tenemos {bookings} en contratos firmados.'],
    ],
    goal: [
      ['Objetivo para diciembre de 2026: {arrGoal} de ARR.', 'Llegaremos a {arrGoal} de ARR a finales de 2027.'],
      ['Meta: {arrGoal} de ARR en el T4 de 2027.', 'Si todos los pilotos firman llegamos a {arrGoal} de ARR.'],
    ],
    customers: [
      ['{customers} clientes en cuatro países.', 'Hoy atendemos a {customers} clientes.'],
      ['{customers} clientes activos en enero de 2026.', 'Ya lo usan {customers} clientes cada día.'],
    ],
    churn: [
      ['Churn mensual del {churn}.', 'La tasa de bajas es del {churn} al mes.'],
      ['Tasa de cancelación: {churn} mensual.', 'Churn: {churn} al mes'],
    ],
    caseStudy: [
      [
        'Nuestro cliente {client} elevó su facturación a {caseRev} con nosotros.',
        '{client}, cliente nuestro, factura {caseRev} al año.',
      ],
      [
        'Con nuestra herramienta {client} ahorró {caseRev} el año pasado.',
        'Historia de cliente: {client} subió sus ventas a {caseRev}.',
      ],
    ],
    rivalRaised: [
      ['{rival} levantó {rivalRaised} el año pasado.', '{rival}: {rivalRaised} captados, solo vende a grandes grupos.'],
      [
        'Los fondos pusieron {rivalRaised} en {rival} en 2024.',
        '{rival} ha levantado {rivalRaised} y no mira al pequeño comprador.',
      ],
    ],
    rivalArr: [
      [
        '{rival} tenía {rivalArr} de ARR cuando cerró su Serie A.',
        '{rival} está en {rivalArr} de ARR con un producto de 2009.',
      ],
      ['{rival} factura {rivalArr} al año, sobre todo en servicios.', 'El ARR de {rival} ronda los {rivalArr}.'],
    ],
    rivalValue: [
      [
        '{rival} se valoró en {rivalValue} en su última ronda.',
        '{rival} (valoración de {rivalValue}) demuestra que la necesidad existe.',
      ],
      ['Un fondo compró {rival} por {rivalValue}.', '{rival} vale hoy {rivalValue}.'],
    ],
    margin: [
      ['Margen bruto del {margin}.', 'Mantenemos un margen bruto del {margin}.'],
      ['El margen bruto es del {margin}.', 'Margen bruto: {margin}'],
    ],
    burn: [
      ['Burn neto: {burn} al mes.', 'Quemamos {burn} al mes.'],
      ['Nuestro consumo de caja es de {burn}/mes.', 'Burn mensual de {burn}.'],
    ],
    burnCash: [
      ['Caja de {cash} y burn neto de {burn} al mes.', 'Tenemos {cash} en caja y un consumo mensual de {burn}.'],
      ['{cash} en caja con un burn neto de {burn}/mes.', 'El burn es de {burn} mensuales; posición de caja: {cash}.'],
    ],
    askPre: [
      ['Levantamos {ask} con una valoración premoney de {pre}.', 'Buscamos {ask} (premoney {pre}).'],
      [
        'Nuestra ronda: {ask}, valoración pre-money {pre}.',
        'Ampliación de capital de {ask} sobre un premoney de {pre}.',
      ],
    ],
    askRange: [
      ['Buscamos entre {ask} y {askHigh}.', 'Levantamos de {ask} a {askHigh}.'],
      ['Ronda de {ask} a {askHigh}.', 'Tamaño de la ronda: {ask} – {askHigh}.'],
    ],
    askMonths: [
      ['{ask} nos dan {months} meses de caja.', 'Levantamos {ask} para {months} meses de runway.'],
      ['Buscamos {ask}, es decir, {months} meses de runway.', 'La ronda: {ask} y {months} meses de autonomía.'],
    ],
    askCommitted: [
      [
        'Levantamos {ask}, de los que {committed} ya están comprometidos.',
        'Ronda de {ask}; {committed} comprometidos por los socios actuales.',
      ],
      [
        'Buscamos {ask}. Comprometido hasta hoy: {committed}.',
        'La ronda es de {ask}, con {committed} ya comprometidos.',
      ],
    ],
    cap: [
      ['Nota convertible con un cap de {cap}.', 'Instrumento: SAFE con tope de valoración de {cap}.'],
      ['Nota convertible, valoración máxima de {cap}.', 'Cap de valoración: {cap}.'],
    ],
    raised: [
      ['{raised} levantados hasta la fecha de business angels.', 'Hemos captado {raised} hasta hoy.'],
      ['Hasta la fecha hemos levantado {raised}.', 'Capital levantado hasta la fecha: {raised}.'],
    ],
    grant: [
      [
        'Una subvención pública de {grant} paga la investigación.',
        'No dilutivo: subvención de {grant} ganada en 2025.',
      ],
      ['Ganamos una subvención de innovación de {grant}.', 'Subvención: {grant} de la agencia de investigación.'],
    ],
    phone: [
      ['Llámanos: +34 612 774 168', 'Tel. 312 7416888'],
      ['Tel. +52 55 4169 2210', 'Móvil 600 123 456'],
    ],
    standard: [
      ['Certificados en ISO 27001 y basados en GPT-4.', 'Cumplimos la Ley 1755 y la norma ISO 13485.'],
      ['Auditoría ISO 9001 superada; red de capa 2.', 'Según EN 62304 y la Ley 2015.'],
    ],
    index: [
      ['Dos grupos del CAC 40 son clientes.', 'Vendemos a 3 empresas del IBEX 35.'],
      ['Asesores de dos empresas del CAC 40.', 'En la lista Top 100 de 2025.'],
    ],
  },
  labels: {
    tam: [
      ['TAM', 'Mercado total'],
      ['Mercado total direccionable', 'TAM mundial'],
    ],
    sam: [
      ['SAM', 'Mercado accesible'],
      ['Mercado disponible', 'SAM, nuestra región'],
    ],
    som: [
      ['SOM', 'Mercado obtenible'],
      ['Obtenible a 5 años (SOM)', 'SOM, primer segmento'],
    ],
    mGrowth: [
      ['CAGR del mercado', 'Crecimiento anual del mercado'],
      ['TCAC del mercado', 'Crecimiento del mercado'],
    ],
    buyers: [
      ['{buyer} en Europa', '{buyer} a nuestro alcance'],
      ['{buyer} en nuestro mercado', '{buyer} potenciales'],
    ],
    arr: [
      ['ARR', 'Ingresos recurrentes anuales'],
      ['ARR, diciembre de 2025', 'de ARR'],
    ],
    mrr: [
      ['MRR', 'Ingresos recurrentes mensuales'],
      ['MRR, enero de 2026', 'de MRR'],
    ],
    rev: [
      ['Ingresos 2025', 'Facturación 2025'],
      ['Ventas en 2025', 'Facturado en 2025'],
    ],
    revNext: [
      ['Ingresos 2026 (previsión)', 'Ingresos 2026E'],
      ['Ingresos previstos 2026', 'Facturación prevista 2026'],
    ],
    gmv: [
      ['GMV 2025', 'Volumen transaccionado'],
      ['GMV', 'GMV, últimos 12 meses'],
    ],
    take: [
      ['comisión', 'Take rate'],
      ['Comisión por pedido', 'Nuestra comisión'],
    ],
    customers: [
      ['clientes', 'Clientes activos'],
      ['Clientes', 'clientes activos'],
    ],
    churn: [
      ['churn mensual', 'Bajas al mes'],
      ['Churn (mensual)', 'Tasa de bajas mensual'],
    ],
    growth: [
      ['crecimiento interanual', 'Crecimiento de ingresos, interanual'],
      ['Crecimiento anual', 'Crecimiento interanual'],
    ],
    margin: [
      ['margen bruto', 'Margen bruto'],
      ['Margen bruto', 'margen bruto 2025'],
    ],
    cac: [
      ['CAC', 'Coste de adquisición'],
      ['CAC', 'Coste de captación (CAC)'],
    ],
    ltv: [
      ['LTV', 'Valor de vida del cliente'],
      ['Valor de vida', 'LTV'],
    ],
    price: [
      ['al mes por centro', 'Precio al mes'],
      ['Precio mensual', 'por local y mes'],
    ],
    burn: [
      ['burn neto al mes', 'Consumo mensual de caja'],
      ['Burn mensual', 'Burn neto mensual'],
    ],
    cash: [
      ['en caja', 'Posición de caja'],
      ['Caja', 'Tesorería'],
    ],
    runway: [
      ['meses de runway', 'Runway (meses)'],
      ['Autonomía en meses', 'meses de caja'],
    ],
    ask: [
      ['Ronda', 'Buscamos'],
      ['La ronda', 'Levantamos'],
    ],
    pre: [
      ['Valoración premoney', 'Pre-money'],
      ['premoney', 'Valoración (pre-money)'],
    ],
    raised: [
      ['levantados hasta la fecha', 'Captado hasta hoy'],
      ['Levantado hasta hoy', 'Capital levantado'],
    ],
  },
  titles: {
    problem: [
      ['El problema', 'Por qué duele'],
      ['Problema', 'El dolor de hoy'],
    ],
    solution: [
      ['Nuestra solución', 'La solución'],
      ['Solución', 'Cómo lo resolvemos'],
    ],
    market: [
      ['Mercado', 'Tamaño del mercado'],
      ['El mercado', 'Oportunidad de mercado'],
    ],
    model: [
      ['Modelo de negocio', 'Cómo ganamos dinero'],
      ['Modelo de negocio y precios', 'Modelo de ingresos'],
    ],
    traction: [
      ['Tracción', 'Tracción hasta hoy'],
      ['Nuestra tracción', 'Métricas clave'],
    ],
    competition: [
      ['Competencia', 'Panorama competitivo'],
      ['Competidores', 'Quién más hay: la competencia'],
    ],
    financials: [
      ['Finanzas', 'Nuestras finanzas'],
      ['Finanzas', 'Caja y costes'],
    ],
    plan: [
      ['Plan financiero', 'Proyecciones'],
      ['Proyecciones financieras', 'Previsión'],
    ],
    team: [
      ['Equipo', 'El equipo'],
      ['Nuestro equipo', 'Fundadores'],
    ],
    ask: [
      ['La ronda', 'Nuestra ronda'],
      ['Ronda de inversión', 'Qué buscamos'],
    ],
    useOfFunds: [
      ['Uso de fondos', 'En qué se gasta'],
      ['Uso de los fondos', 'Destino de los fondos'],
    ],
    caseStudy: [
      ['Caso de éxito', 'Historia de un cliente'],
      ['Caso de éxito', 'Un cliente nos cuenta'],
    ],
  },
  rows: {
    revenue: 'Ingresos',
    costs: 'Costes operativos',
    result: 'EBITDA',
    people: 'Empleados',
    raised: 'Capital levantado',
    founded: 'Fundada',
    countries: 'Países',
    us: 'Nosotros',
  },
  forecastMark: 'P',
  cover: 'Ronda semilla, marzo de 2026',
  roles: { ceo: 'CEO y cofundadora', cto: 'CTO y cofundador', coo: 'Directora de operaciones' },
  useOfFunds: ['Producto', 'Ventas', 'Operaciones'],
  inThousands: (currency) => `en miles de ${currency}`,
};
