/** Spanish: red flags, by name and with their reason. The same ids as in `en/flags.ts`. */
import type { flags as en } from '../en/flags.js';

export const flags: Record<keyof typeof en, string> = {
  'flag.name.sizes-not-nested': 'Tamaños de mercado incoherentes',
  'flag.name.top-down-market': 'Mercado calculado solo desde arriba',
  'flag.name.oversized-market': 'Mercado desproporcionado',
  'flag.name.no-competitors-claimed': 'Afirma no tener competencia',
  'flag.name.flattering-matrix': 'Comparación complaciente',
  'flag.name.vanity-metric': 'Métrica de vanidad como tracción',
  'flag.name.volume-as-revenue': 'Volumen presentado como ingresos',
  'flag.name.bookings-as-arr': 'Contratos firmados como ARR',
  'flag.name.thin-run-rate': 'Ritmo anual basado en pocos meses',
  'flag.name.growth-without-base': 'Crecimiento sin base',
  'flag.name.hockey-stick': 'Previsión muy empinada',
  'flag.name.cumulative-only': 'Solo cifras acumuladas',
  'flag.name.unit-economics-mismatch': 'Las cuentas por cliente no cuadran',
  'flag.name.impossible-percentage': 'Porcentaje imposible',
  'flag.name.use-of-funds-sum': 'El uso de los fondos no cuadra',
  'flag.name.contradiction': 'Contradicción entre diapositivas',
  'flag.name.short-runway': 'Pocos meses de caja',
  'flag.name.high-burn-multiple': 'Burn multiple elevado',
  'flag.name.ask-without-use': 'Uso de los fondos no encontrado',
  'flag.name.unusual-round': 'Ronda muy alejada de lo habitual',
  'flag.name.valuation-mismatch': 'La valoración no cuadra',
  'flag.name.key-role-open': 'Puesto clave vacante o a tiempo parcial',
  'flag.name.advisors-exceed-team': 'Más asesores que equipo',
  'flag.name.prestige-only': 'Prestigio sin cargo',
  'flag.name.customer-concentration': 'Dependencia de un cliente',
  'flag.name.platform-dependence': 'Dependencia de una plataforma',
  'flag.name.regulation-silent': 'Actividad regulada, regulación no encontrada',
  'flag.name.guaranteed-return': 'Rentabilidad garantizada',
  'flag.name.template-left-in': 'Restos de la plantilla',
  'flag.name.stale-figures': 'Cifras desactualizadas',
  'flag.name.unexplained-pivot': 'Cambio de nombre o producto sin explicar',
  'flag.name.token-sale': 'Token en lugar de capital',
  'flag.name.prompt-injection': 'Instrucción al lector o a una IA',
  'flag.name.quoted-instruction': 'Instrucción citada como tema',
  'flag.name.doubtful-instruction': 'Palabras que pueden ser una instrucción',
  'flag.name.hidden-text': 'Texto oculto',
  'flag.name.unsourced-superlatives': 'Superlativos sin fuente',
  'flag.name.services-as-software': 'Servicios presentados como software',
  'flag.name.friendly-revenue': 'Clientes vinculados a la empresa',
  'flag.name.placeholder-people': 'Marcadores en lugar de personas',
  'flag.name.repeated-praise': 'El mismo elogio con dos nombres',
  'flag.name.relative-as-pilot': 'Única prueba con un familiar',
  'flag.name.audit-without-product': 'Auditoría declarada, producto en prototipo',
  'flag.name.ask-without-stage': 'Ronda sin nombre',
  'flag.name.round-in-two-currencies': 'Ronda en dos monedas',
  'flag.name.units-apart': 'Unidades que no encajan',

  'flag.top-down-market':
    'El mercado se argumenta desde arriba ({share} del total); no encontramos un número de compradores ni un precio que lo respalden.',
  'flag.oversized-market': 'Un mercado de {market} dice poco sobre lo que esta empresa puede alcanzar.',
  'flag.oversized-market.against-build':
    'El mercado declarado de {market} es {times} veces lo que dan los compradores y el precio de la propia presentación ({build}).',
  'flag.no-competitors-claimed':
    'La diapositiva {slide} dice «{quote}»; los clientes siempre tienen alguna alternativa.',
  'flag.no-competitors-claimed.narrow':
    'La diapositiva {slide} dice «{quote}»; aun así debería decir qué usan hoy los clientes.',
  'flag.no-competitors-claimed.named': 'La diapositiva {slide} dice «{quote}», y la presentación nombra a {rivals}.',
  'flag.flattering-matrix':
    'La comparación marca a la empresa en todas las filas y a ningún rival en todas: ¿dónde son mejores los demás?',
  'flag.vanity-metric':
    'La tracción que se muestra es de {value} ({metric}); no encontramos uso activo, clientes de pago ni ingresos que la acompañen.',
  'flag.volume-as-revenue.same':
    'La misma cifra, {value}, aparece como {metric} y como ingresos; los ingresos son solo la parte que retiene la empresa.',
  'flag.volume-as-revenue.alone':
    'La presentación da {value} de {metric}; no encontramos ni los ingresos ni la parte que retiene la empresa.',
  'flag.bookings-as-arr':
    'El ARR de {value} se describe como firmado o comprometido: todavía no son ingresos en curso.',
  'flag.bookings-as-arr.same':
    'La misma cifra, {value}, aparece como {metric} y como ARR; lo firmado todavía no son ingresos en curso.',
  'flag.bookings-as-arr.contracted':
    'La presentación da un ARR contratado de {value}; no encontramos lo que ya está en curso.',
  'flag.thin-run-rate':
    'Unos ingresos de {value} se extrapolan a un año; no encontramos la serie mensual en que se basan.',
  'flag.growth-without-base':
    'Se declara un crecimiento de {value}; no encontramos ni la cifra de partida ni la actual.',
  'flag.hockey-stick':
    'Previsión ({metric}): de {actual} a {forecast} ({times}). La presentación dice qué la impulsa, pero el salto sigue necesitando pruebas.',
  'flag.hockey-stick.no-drivers':
    'Previsión ({metric}): de {actual} a {forecast} ({times}). No encontramos qué la impulsa.',
  'flag.cumulative-only':
    'Solo encontramos cifras acumuladas; nunca pueden bajar y, por tanto, esconden el ritmo actual.',
  'flag.high-ltv-cac':
    'Un ratio LTV/CAC de {ratio} rara vez se sostiene; puede faltar la tasa de bajas, el margen o el coste completo de adquisición.',
  'flag.impossible-percentage.over': 'Un valor de {value} ({metric}) no puede superar el 100 %.',
  'flag.impossible-percentage.negative': 'Un valor de {value} ({metric}) no puede ser negativo.',
  'flag.contradiction':
    'La presentación da dos cifras de {metric}: {first} (diapositiva {firstSlide}) y {second} (diapositiva {secondSlide}).',
  'flag.short-runway': 'La caja declarada alcanza para {runway}.',
  'flag.short-runway.computed': 'Una caja de {cash} con un gasto neto de {burn} dura {runway}.',
  'flag.short-runway.round': 'Una ronda de {ask} con un gasto neto de {burn} dura {runway}.',
  'flag.high-burn-multiple': 'La empresa consume {multiple} de caja por cada unidad de ARR nuevo.',
  'flag.ask-without-use': 'La presentación pide {ask}; no encontramos en qué se gastará.',
  'flag.unusual-round.above': 'Una ronda de {ask} está muy por encima de lo habitual en esta fase y región.',
  'flag.unusual-round.below': 'Una ronda de {ask} está muy por debajo de lo habitual en esta fase y región.',
  'flag.low-dilution': 'La ronda y la valoración implican una dilución del {dilution}, inusualmente baja.',
  'flag.high-dilution': 'La ronda y la valoración implican una dilución del {dilution}, inusualmente alta.',
  'flag.key-role-open.open': 'Hay un puesto clave sin cubrir: {role}.',
  'flag.key-role-open.planned': 'Hay un puesto por cubrir, con un plan para ello: {role}.',
  'flag.key-role-open.part-time': 'Se declara dedicación parcial de una persona clave.',
  'flag.key-role-open.part-time-other': 'Se declara dedicación parcial de alguien ajeno al equipo fundador.',
  'flag.key-role-open.agent': 'Un agente de IA figura como miembro del equipo.',
  'flag.advisors-exceed-team':
    'Se nombra a {advisors, plural, one {# asesor} other {# asesores}} para un equipo de {team, plural, one {# persona} other {# personas}}.',
  'flag.prestige-only':
    'Se citan empresas o centros anteriores; no encontramos el cargo ocupado ni el resultado logrado.',
  'flag.customer-concentration': 'Un solo cliente supone el {share} de los ingresos.',
  'flag.platform-dependence': 'La diapositiva {slide} dice «{words}»; no encontramos ninguna alternativa.',
  'flag.regulation-silent':
    'La empresa opera en un sector regulado; no encontramos nada sobre licencias ni cumplimiento normativo.',
  'flag.regulation-silent.denied': 'La presentación dice que no hace falta licencia; no encontramos por qué.',
  'flag.guaranteed-return':
    'La presentación promete una rentabilidad garantizada o sin riesgo, algo que ninguna inversión seria ofrece.',
  'flag.template-left-in':
    'En la presentación {count, plural, one {ha quedado # marcador de la plantilla} other {han quedado # marcadores de la plantilla}} sin rellenar.',
  'flag.stale-figures': 'La cifra real más reciente es de {newest}, más de un año antes de {reading}.',
  'flag.unexplained-pivot.names':
    'La presentación lleva dos nombres de empresa, {first} y {second}; no encontramos la explicación.',
  'flag.unexplained-pivot.launch':
    'La empresa se fundó en {founded} y se ha lanzado hace poco; no encontramos qué hubo antes.',
  'flag.token-sale':
    'La presentación ofrece un token y no encontramos que ofrezca capital: quien invierta no tendría una parte de la empresa.',
  'flag.prompt-injection.hidden':
    '{slide, plural, =0 {Las propiedades del archivo contienen} other {La diapositiva # contiene}} un texto no visible que da instrucciones a quien evalúe la presentación, sea persona o IA: «{excerpt}». Se ha dejado fuera de la evaluación.',
  'flag.prompt-injection.visible':
    'La diapositiva {slide} da instrucciones a quien evalúe la presentación, sea persona o IA: «{excerpt}». Se ha dejado fuera de la evaluación.',
  'flag.quoted-instruction':
    'La diapositiva {slide} cita como tema una instrucción a una IA: «{excerpt}». No ha influido en la evaluación.',
  'flag.doubtful-instruction':
    'La diapositiva {slide} contiene palabras que pueden dar una instrucción a una IA o solo hablar de ella: «{excerpt}». Se dejaron fuera de la evaluación; basta mirar la diapositiva para aclararlo.',
  'flag.hidden-text.where':
    '{slide, plural, =0 {Las propiedades del archivo contienen} other {La diapositiva # contiene}} un texto que {how}: «{excerpt}». Se ha dejado fuera de la evaluación.',
  'flag.hidden-text.same-colour': 'tiene el mismo color que el fondo',
  'flag.hidden-text.tiny': 'es demasiado pequeño para leerse',
  'flag.hidden-text.off-slide': 'queda fuera de la diapositiva',
  'flag.hidden-text.covered': 'está tapado por otro objeto',
  'flag.hidden-text.invisible-mode': 'está marcado para no dibujarse',
  'flag.hidden-text.transparent': 'es transparente',
  'flag.hidden-text.hidden-slide': 'está en una diapositiva oculta',
  'flag.hidden-text.hidden-layer': 'está en una capa oculta',
  'flag.hidden-text.form-field': 'está en un campo de formulario o una anotación',
  'flag.hidden-text.not-drawn': 'está guardado en el archivo pero no se muestra',
  'flag.hidden-text.invisible-characters': 'usa caracteres invisibles o que cambian el sentido de lectura',
  'flag.hidden-text.glyph-mismatch': 'no coincide con lo que se ve en pantalla',
  'flag.hidden-text.notes': 'está en las notas del orador',
  'flag.hidden-text.alt': 'está en la descripción de una imagen',
  'flag.hidden-text.metadata': 'está en las propiedades del archivo',
  'flag.hidden-text.comment': 'está en un comentario',
  'flag.unsourced-superlatives':
    'Se {count, plural, one {usa # superlativo} other {usan # superlativos}} («{example}»); no encontramos ninguna fuente.',
  'flag.services-as-software': 'El modelo se presenta como software, pero sus ingresos vienen de servicios.',
  'flag.services-as-software.margin':
    'Un margen bruto del {margin} es bajo para un software y apunta a una actividad de servicios.',
  'flag.friendly-revenue': '{name} figura a la vez como cliente y como inversor.',
  'flag.placeholder-people':
    'La diapositiva {slide} aún tiene texto de una plantilla entre sus personas («{words}»): ¿quiénes son y qué han hecho?',
  'flag.repeated-praise': 'Las mismas palabras de elogio figuran con dos nombres, {first} y {second}: ¿quién las dijo?',
  'flag.relative-as-pilot':
    'El único uso que encontramos es de un familiar del equipo («{words}»): ¿quién más lo ha probado?',
  'flag.audit-without-product':
    'La diapositiva {slide} dice «{words}», mientras que el producto que encontramos es como mucho un prototipo: ¿qué se auditó y cuándo?',
  'flag.ask-without-stage': 'La presentación pide {ask}; no encontramos de qué ronda se trata.',
  'flag.round-in-two-currencies':
    'La ronda es de {ask} y sus partes están en otra moneda ({part}): ¿en cuál se levanta?',
  'flag.units-apart.currency':
    '{count} a {price} dan {result} solo como números sin unidad, porque las monedas difieren: ¿en qué moneda se hizo la cuenta?',
  'flag.units-apart.period':
    '{count} a {price} dan esa cifra al mes, y la presentación indica {result}: ¿es de un mes o de un año?',
};
