/** Fictitious companies whose decks are planted: their figures, and the words that name what they do. */
import type { Locale, Sector } from '../../model/values.js';
import type { ValueKey } from './statements.js';

export interface Told {
  tagline: string;
  /** What is bought in this market, as it stands inside a sentence. */
  category: string;
  /** Who buys, in the plural. */
  buyer: string;
  problem: string;
  solution: string;
}

export interface PlantedCompany {
  name: string;
  sector: Sector;
  currency: string;
  rivals: [string, string];
  client: string;
  people: [string, string, string];
  told: Record<Locale, Told>;
  values: Record<ValueKey, number>;
}

type Scale = Partial<Record<ValueKey, number>>;

const USUAL: Record<ValueKey, number> = {
  arr: 1_200_000, arrPrev: 350_000, arrGoal: 3_000_000, mrr: 92_000, rev: 1_400_000, revPrev: 800_000,
  revNext: 3_200_000, revLater: 18_000_000, gmv: 12_500_000, bookings: 640_000, tam: 48_000_000_000,
  sam: 2_400_000_000, som: 180_000_000, pain: 4_100_000_000, price: 49, acv: 14_400, cac: 820, ltv: 6_500,
  burn: 85_000, cash: 930_000, ask: 3_000_000, askHigh: 4_000_000, pre: 12_000_000, cap: 9_000_000,
  committed: 600_000, raised: 750_000, grant: 240_000, rivalRaised: 30_000_000, rivalArr: 4_200_000,
  rivalValue: 2_200_000_000, caseRev: 9_600_000, mGrowth: 22, growth: 85, take: 12, margin: 74, churn: 1.8,
  customers: 312, paying: 41, buyers: 48_500, months: 18, runway: 11,
};

function company(
  name: string,
  sector: Sector,
  currency: string,
  rivals: [string, string],
  client: string,
  people: [string, string, string],
  values: Scale,
  told: Record<Locale, [tagline: string, category: string, buyer: string, problem: string, solution: string]>,
): PlantedCompany {
  const tell = ([tagline, category, buyer, problem, solution]: (typeof told)[Locale]): Told => ({ tagline, category, buyer, problem, solution });
  return {
    name,
    sector,
    currency,
    rivals,
    client,
    people,
    told: { en: tell(told.en), es: tell(told.es), fr: tell(told.fr) },
    values: { ...USUAL, ...values },
  };
}

/** The first half is the development set, the second half is held out. */
export const COMPANIES: readonly PlantedCompany[] = [
  company('Brambel', 'healthtech', 'EUR', ['Kliniko', 'Praxor'], 'Villadent', ['Irene Vidal', 'Paul Mercier', 'Sofie Lund'], {}, {
    en: ['Patient scheduling for dental clinics', 'clinic software', 'clinics', 'Reception desks spend half of the day on the phone with patients.', 'Patients book, move and confirm visits by themselves; the clinic sees one calendar.'],
    es: ['Agenda de pacientes para clínicas dentales', 'software para clínicas', 'clínicas', 'La recepción pasa medio día al teléfono con los pacientes.', 'El paciente reserva, mueve y confirma su visita; la clínica ve un solo calendario.'],
    fr: ['Agenda des patients pour cliniques dentaires', 'logiciels pour cliniques', 'cliniques', 'L’accueil passe la moitié de la journée au téléphone avec les patients.', 'Le patient réserve, déplace et confirme sa visite ; la clinique voit un seul agenda.'],
  }),
  company('Tovarra', 'marketplace', 'USD', ['Freshlane', 'Gastrohub'], 'Casa Lemos', ['Diego Salas', 'Amélie Roy', 'Tom Becker'],
    { arr: 840_000, arrPrev: 210_000, arrGoal: 2_500_000, mrr: 70_500, rev: 2_150_000, revNext: 5_500_000, revLater: 42_000_000, gmv: 17_900_000, bookings: 1_100_000, tam: 2_500_000_000, sam: 350_000_000, som: 42_000_000, pain: 165_000_000_000, price: 120, acv: 6_300, cac: 140, ltv: 1_850, burn: 140_000, cash: 1_550_000, ask: 4_500_000, askHigh: 6_000_000, pre: 18_000_000, cap: 15_000_000, committed: 1_200_000, raised: 2_300_000, rivalRaised: 61_000_000, rivalArr: 8_800_000, rivalValue: 640_000_000, caseRev: 3_300_000, mGrowth: 14, growth: 130, take: 9.5, margin: 38, customers: 2_599, buyers: 310_000, months: 24 },
    {
      en: ['A marketplace where restaurants buy from farmers', 'food trade for restaurants', 'restaurants', 'Restaurants call six suppliers every night and still miss items.', 'One marketplace of buyers and sellers: order by midnight, delivered by eight.'],
      es: ['El marketplace donde los restaurantes compran al agricultor', 'abastecimiento de restaurantes', 'restaurantes', 'El restaurante llama a seis proveedores cada noche y aun así le faltan productos.', 'Un marketplace de compradores y vendedores: pide antes de medianoche, recibe a las ocho.'],
      fr: ['La place de marché où les restaurants achètent aux fermes', 'approvisionnement des restaurants', 'restaurants', 'Le restaurant appelle six fournisseurs chaque soir et il manque encore des produits.', 'Une place de marché entre acheteurs et vendeurs : commande avant minuit, livraison à huit heures.'],
    }),
  company('Nimlo', 'edtech', 'GBP', ['Tutorium', 'Lernwerk'], 'Harrow Prep', ['Grace Okafor', 'Daniel Pike', 'Lucía Ferrer'],
    { arr: 460_000, arrPrev: 150_000, arrGoal: 1_500_000, mrr: 38_400, rev: 520_000, revNext: 1_250_000, revLater: 9_000_000, gmv: 3_400_000, bookings: 275_000, tam: 7_250_000_000, sam: 610_000_000, som: 36_000_000, pain: 2_900_000_000, price: 19, acv: 2_400, cac: 65, ltv: 410, burn: 42_500, cash: 310_000, ask: 1_500_000, askHigh: 2_000_000, pre: 6_000_000, cap: 5_000_000, committed: 400_000, raised: 320_000, grant: 95_000, rivalRaised: 12_000_000, rivalArr: 2_600_000, rivalValue: 75_000_000, caseRev: 1_900_000, mGrowth: 17.5, growth: 64, take: 20, margin: 81, churn: 2.4, customers: 187, buyers: 24_300, months: 20, runway: 7 },
    {
      en: ['Maths practice that adapts to each student', 'tutoring and practice', 'schools', 'Teachers mark thirty exercises a night and students wait days for feedback.', 'Students practise, teachers see at once who is stuck and why.'],
      es: ['Práctica de matemáticas a la medida de cada estudiante', 'refuerzo escolar', 'colegios', 'El profesor corrige treinta ejercicios cada noche y el estudiante espera días.', 'El estudiante practica y el profesor ve al momento quién se atasca y por qué.'],
      fr: ['Des exercices de maths adaptés à chaque élève', 'soutien scolaire', 'écoles', 'L’enseignant corrige trente copies chaque soir et l’élève attend des jours.', 'L’élève s’entraîne, l’enseignant voit aussitôt qui bloque et pourquoi.'],
    }),
  company('Voltesa', 'energy', 'EUR', ['Gridnova', 'Solaris Uno'], 'Aceros Nalón', ['Marta Quiroga', 'Henri Vasseur', 'Jonas Ekman'],
    { arr: 2_450_000, arrPrev: 1_100_000, arrGoal: 6_000_000, mrr: 204_000, rev: 3_600_000, revNext: 7_800_000, revLater: 55_000_000, gmv: 22_000_000, bookings: 4_700_000, tam: 16_000_000_000, sam: 1_900_000_000, som: 240_000_000, pain: 900_000_000, price: 890, acv: 36_000, cac: 5_200, ltv: 61_000, burn: 190_000, cash: 2_100_000, ask: 7_000_000, askHigh: 9_000_000, pre: 28_000_000, cap: 24_000_000, committed: 2_500_000, raised: 3_100_000, grant: 1_150_000, rivalRaised: 85_000_000, rivalArr: 11_500_000, rivalValue: 410_000_000, caseRev: 120_000_000, mGrowth: 31, growth: 92, take: 4, margin: 55, churn: 0.6, customers: 96, buyers: 8_700, months: 24, runway: 10 },
    {
      en: ['Battery storage that lowers the power bill of factories', 'battery storage for industry', 'factories', 'A factory pays most for power in the two hours in which it needs most of it.', 'Our batteries charge at night and cover the peak; software decides when.'],
      es: ['Baterías que bajan la factura eléctrica de las fábricas', 'almacenamiento con baterías', 'fábricas', 'La fábrica paga la luz más cara en las dos horas en que más consume.', 'Nuestras baterías cargan de noche y cubren la punta; el software decide cuándo.'],
      fr: ['Des batteries qui allègent la facture des usines', 'stockage par batteries', 'usines', 'L’usine paie l’électricité au plus cher pendant les deux heures où elle consomme le plus.', 'Nos batteries se chargent la nuit et couvrent la pointe ; le logiciel décide quand.'],
    }),
  company('Pagora', 'fintech', 'MXN', ['Cobrify', 'Nexpago'], 'Abarrotes Luna', ['Valeria Rangel', 'Iván Cordero', 'Claire Fontaine'],
    { arr: 24_500_000, arrPrev: 8_200_000, arrGoal: 60_000_000, mrr: 2_050_000, rev: 31_000_000, revNext: 72_000_000, revLater: 410_000_000, gmv: 640_000_000, bookings: 5_900_000, tam: 92_000_000_000, sam: 11_500_000_000, som: 900_000_000, pain: 18_000_000_000, price: 349, acv: 42_000, cac: 1_150, ltv: 9_800, burn: 1_750_000, cash: 21_000_000, ask: 45_000_000, askHigh: 60_000_000, pre: 180_000_000, cap: 150_000_000, committed: 12_000_000, raised: 38_000_000, grant: 2_400_000, rivalRaised: 520_000_000, rivalArr: 88_000_000, rivalValue: 6_400_000_000, caseRev: 14_000_000, mGrowth: 19, growth: 110, take: 1.2, margin: 61, churn: 2.9, customers: 4_120, buyers: 1_150_000, months: 18, runway: 12 },
    {
      en: ['Payments and credit for corner shops', 'payments of small shops', 'shops', 'Four of five shops take only cash and no bank lends to them.', 'A payment terminal in the phone, and credit by what the shop sells.'],
      es: ['Pagos y crédito para tiendas de barrio', 'pagos de pequeños comercios', 'tiendas', 'Cuatro de cada cinco tiendas solo aceptan efectivo y ningún banco les presta.', 'Una terminal de pagos en el celular y crédito según lo que vende la tienda.'],
      fr: ['Paiement et crédit pour les commerces de quartier', 'paiements des petits commerces', 'commerces', 'Quatre commerces sur cinq n’acceptent que l’argent liquide et aucune banque ne leur prête.', 'Un terminal de paiement dans le téléphone, et du crédit selon les ventes.'],
    }),
  company('Ferrolin', 'mobility', 'CHF', ['Fleetwise', 'Rollan'], 'Transports Blanc', ['Nadia Keller', 'Marco Bianchi', 'Elsa Moreau'],
    { arr: 1_750_000, arrPrev: 900_000, arrGoal: 4_000_000, mrr: 146_000, rev: 2_050_000, revNext: 4_100_000, revLater: 26_000_000, gmv: 9_800_000, bookings: 1_350_000, tam: 5_400_000_000, sam: 720_000_000, som: 65_000_000, pain: 1_300_000_000, price: 39, acv: 21_500, cac: 2_300, ltv: 24_000, burn: 115_000, cash: 1_240_000, ask: 5_000_000, askHigh: 6_500_000, pre: 21_000_000, cap: 17_000_000, committed: 1_600_000, raised: 1_900_000, grant: 380_000, rivalRaised: 44_000_000, rivalArr: 7_300_000, rivalValue: 260_000_000, caseRev: 8_400_000, mGrowth: 12, growth: 73, take: 6, margin: 69, churn: 1.1, customers: 134, buyers: 16_900, months: 22, runway: 11 },
    {
      en: ['Charging plans for electric delivery fleets', 'fleet charging', 'fleets', 'Electric vans wait for a charger while parcels wait for a van.', 'We plan every charge of the fleet around routes, tariffs and the depot’s grid.'],
      es: ['Planes de carga para flotas eléctricas de reparto', 'recarga de flotas', 'flotas', 'La furgoneta eléctrica espera al cargador y el paquete espera a la furgoneta.', 'Planificamos cada carga de la flota según rutas, tarifas y la red del almacén.'],
      fr: ['Des plans de recharge pour les flottes de livraison', 'recharge de flottes', 'flottes', 'Le fourgon électrique attend la borne et le colis attend le fourgon.', 'Nous planifions chaque recharge de la flotte selon tournées, tarifs et réseau du dépôt.'],
    }),
  company('Okerra', 'healthtech', 'USD', ['Medlane', 'Carevista'], 'Hospital Norte', ['Hannah Weiss', 'Raúl Ibarra', 'Simon Duval'],
    { arr: 3_300_000, arrPrev: 1_400_000, arrGoal: 8_000_000, mrr: 275_000, rev: 3_900_000, revNext: 8_600_000, revLater: 61_000_000, gmv: 14_000_000, bookings: 2_200_000, tam: 34_000_000_000, sam: 3_100_000_000, som: 210_000_000, pain: 72_000_000_000, price: 1_250, acv: 58_000, cac: 9_400, ltv: 176_000, burn: 260_000, cash: 3_400_000, ask: 10_000_000, askHigh: 12_000_000, pre: 40_000_000, cap: 35_000_000, committed: 4_000_000, raised: 5_600_000, grant: 850_000, rivalRaised: 140_000_000, rivalArr: 19_000_000, rivalValue: 1_100_000_000, caseRev: 310_000_000, mGrowth: 18, growth: 136, take: 5, margin: 77, churn: 0.9, customers: 57, buyers: 6_100, months: 24, runway: 13 },
    {
      en: ['Early warning for hospital wards', 'patient monitoring', 'hospitals', 'Nurses measure each patient every six hours and miss what happens in between.', 'A patch on the patient, a model at the bedside and one list of who needs help first.'],
      es: ['Alerta temprana para plantas de hospital', 'monitorización de pacientes', 'hospitales', 'La enfermera mide a cada paciente cada seis horas y no ve lo que pasa entre medias.', 'Un parche en el paciente, un modelo junto a la cama y una lista de quién necesita ayuda antes.'],
      fr: ['Alerte précoce pour les services hospitaliers', 'surveillance des patients', 'hôpitaux', 'L’infirmière mesure chaque patient toutes les six heures et manque ce qui se passe entre-temps.', 'Un patch sur le patient, un modèle au chevet et la liste de ceux qu’il faut aider d’abord.'],
    }),
  company('Listaro', 'ecommerce', 'EUR', ['Modaza', 'Kleidwerk'], 'Sastrería Pons', ['Berta Soler', 'Lucas Ferrand', 'Anna Kowalska'],
    { arr: 610_000, arrPrev: 240_000, arrGoal: 1_800_000, mrr: 51_000, rev: 4_800_000, revNext: 9_500_000, revLater: 38_000_000, gmv: 6_700_000, bookings: 330_000, tam: 9_300_000_000, sam: 840_000_000, som: 58_000_000, pain: 3_700_000_000, price: 29, acv: 1_900, cac: 31, ltv: 142, burn: 96_000, cash: 720_000, ask: 2_500_000, askHigh: 3_500_000, pre: 9_500_000, cap: 8_000_000, committed: 850_000, raised: 1_300_000, grant: 130_000, rivalRaised: 27_000_000, rivalArr: 5_100_000, rivalValue: 190_000_000, caseRev: 2_700_000, mGrowth: 8, growth: 58, take: 15, margin: 46, churn: 4.2, customers: 18_400, buyers: 2_300_000, months: 16, runway: 8 },
    {
      en: ['An online store for clothes made to measure', 'made-to-measure clothing', 'shoppers', 'One of three garments bought in an online store is sent back because it does not fit.', 'Two photos, eleven measures, and the basket holds only what fits.'],
      es: ['La tienda online de ropa a medida', 'ropa a medida', 'compradores', 'Una de cada tres prendas compradas en una tienda online vuelve porque no sienta bien.', 'Dos fotos, once medidas y en el carrito solo lo que sienta bien.'],
      fr: ['La boutique en ligne du vêtement sur mesure', 'vêtements sur mesure', 'acheteurs', 'Un vêtement sur trois acheté dans une boutique en ligne revient parce qu’il ne va pas.', 'Deux photos, onze mesures, et dans le panier seulement ce qui va.'],
    }),
  company('Zanteo', 'fintech', 'EUR', ['Ledgero', 'Facturix'], 'Talleres Ruiz', ['Clara Benet', 'Olivier Marchand', 'Piotr Zielinski'],
    { arr: 970_000, arrPrev: 430_000, arrGoal: 2_700_000, mrr: 81_000, rev: 1_150_000, revNext: 2_400_000, revLater: 15_000_000, gmv: 88_000_000, bookings: 410_000, tam: 6_800_000_000, sam: 930_000_000, som: 74_000_000, pain: 11_000_000_000, price: 79, acv: 3_200, cac: 310, ltv: 2_750, burn: 68_000, cash: 540_000, ask: 2_000_000, askHigh: 2_800_000, pre: 8_000_000, cap: 7_000_000, committed: 500_000, raised: 950_000, grant: 160_000, rivalRaised: 19_000_000, rivalArr: 3_900_000, rivalValue: 120_000_000, caseRev: 5_200_000, mGrowth: 16, growth: 77, take: 0.9, margin: 72, churn: 1.4, customers: 1_460, buyers: 520_000, months: 21, runway: 9 },
    {
      en: ['Invoice payments and credit for workshops', 'invoice finance', 'workshops', 'Workshops wait seventy days for the payment of an invoice and the bank asks for the house.', 'We pay the invoice the same day, and lending follows the order book.'],
      es: ['Cobro de facturas y crédito para talleres', 'financiación de facturas', 'talleres', 'El taller espera setenta días al pago de una factura y el banco pide la casa.', 'Pagamos la factura el mismo día y el crédito sigue a los pedidos.'],
      fr: ['Paiement de factures et crédit pour les ateliers', 'financement de factures', 'ateliers', 'L’atelier attend soixante-dix jours le paiement d’une facture et la banque demande la maison.', 'Nous payons la facture le jour même et le crédit suit les commandes.'],
    }),
  company('Morvella', 'mobility', 'USD', ['Parcelo', 'Rutalia'], 'Muebles Sur', ['Esteban Lara', 'Julie Carpentier', 'Ben Hartley'],
    { arr: 1_450_000, arrPrev: 580_000, arrGoal: 3_900_000, mrr: 121_000, rev: 2_700_000, revNext: 6_100_000, revLater: 33_000_000, gmv: 19_400_000, bookings: 1_800_000, tam: 21_000_000_000, sam: 1_600_000_000, som: 95_000_000, pain: 5_900_000_000, price: 210, acv: 11_700, cac: 760, ltv: 8_900, burn: 155_000, cash: 1_820_000, ask: 6_000_000, askHigh: 7_500_000, pre: 24_000_000, cap: 20_000_000, committed: 1_900_000, raised: 2_600_000, grant: 310_000, rivalRaised: 72_000_000, rivalArr: 9_700_000, rivalValue: 530_000_000, caseRev: 6_600_000, mGrowth: 24, growth: 118, take: 11, margin: 43, churn: 2.1, customers: 742, buyers: 67_000, months: 19, runway: 12 },
    {
      en: ['Last-mile delivery of bulky goods', 'bulky goods delivery', 'stores', 'A sofa is delivered three weeks late by two people in a rented van.', 'A shared fleet with two-person crews, booked by the store in one minute.'],
      es: ['Última milla para mercancía voluminosa', 'reparto de mercancía voluminosa', 'comercios', 'El sofá llega tres semanas tarde con dos personas y una furgoneta alquilada.', 'Una flota compartida con equipos de dos personas que el comercio reserva en un minuto.'],
      fr: ['Le dernier kilomètre des colis encombrants', 'livraison d’encombrants', 'magasins', 'Le canapé arrive trois semaines en retard avec deux personnes et un fourgon loué.', 'Une flotte partagée avec des équipages de deux, réservée par le magasin en une minute.'],
    }),
  company('Quivero', 'energy', 'GBP', ['Heatloop', 'Thermia'], 'Northgate Homes', ['Fiona Marsh', 'Adrià Pujol', 'Yann Leroy'],
    { arr: 780_000, arrPrev: 260_000, arrGoal: 2_200_000, mrr: 65_000, rev: 1_900_000, revNext: 3_700_000, revLater: 21_000_000, gmv: 5_100_000, bookings: 2_900_000, tam: 12_400_000_000, sam: 1_050_000_000, som: 83_000_000, pain: 6_300_000_000, price: 15, acv: 9_200, cac: 540, ltv: 4_600, burn: 74_000, cash: 890_000, ask: 3_500_000, askHigh: 4_500_000, pre: 14_000_000, cap: 11_000_000, committed: 900_000, raised: 1_100_000, grant: 620_000, rivalRaised: 33_000_000, rivalArr: 6_400_000, rivalValue: 310_000_000, caseRev: 4_400_000, mGrowth: 27, growth: 96, take: 8, margin: 52, churn: 0.8, customers: 268, buyers: 940_000, months: 20, runway: 12 },
    {
      en: ['Heat pumps that listen to the grid', 'heating of homes', 'landlords', 'Heat pumps draw power when it is dear and the grid is full.', 'A controller that heats ahead of the peak and shares the saving with the grid.'],
      es: ['Bombas de calor que escuchan a la red eléctrica', 'calefacción de viviendas', 'caseros', 'La bomba de calor consume cuando la energía es cara y la red está llena.', 'Un controlador que calienta antes de la punta y reparte el ahorro con la red.'],
      fr: ['Des pompes à chaleur à l’écoute du réseau électrique', 'chauffage des logements', 'bailleurs', 'La pompe à chaleur consomme quand l’énergie est chère et le réseau saturé.', 'Un boîtier qui chauffe avant la pointe et partage l’économie avec le réseau.'],
    }),
  company('Dunavia', 'edtech', 'EUR', ['Skillbase', 'Formalis'], 'Grupo Arce', ['Teresa Molina', 'Bastien Girard', 'Karin Holm'],
    { arr: 1_060_000, arrPrev: 390_000, arrGoal: 2_900_000, mrr: 88_500, rev: 1_300_000, revNext: 2_900_000, revLater: 17_000_000, gmv: 4_300_000, bookings: 720_000, tam: 4_600_000_000, sam: 510_000_000, som: 44_000_000, pain: 2_100_000_000, price: 24, acv: 17_800, cac: 1_900, ltv: 21_300, burn: 79_000, cash: 670_000, ask: 2_200_000, askHigh: 3_000_000, pre: 8_800_000, cap: 7_500_000, committed: 700_000, raised: 860_000, grant: 210_000, rivalRaised: 24_000_000, rivalArr: 5_800_000, rivalValue: 150_000_000, caseRev: 27_000_000, mGrowth: 13, growth: 69, take: 10, margin: 79, churn: 1.6, customers: 149, buyers: 33_400, months: 18, runway: 8 },
    {
      en: ['Courses for trades that are learnt by hand', 'vocational courses', 'training centres', 'Welders learn in a course once and never see again what they did wrong.', 'A camera over the bench, feedback for student and teacher after every seam.'],
      es: ['Cursos para oficios que se aprenden con las manos', 'formación profesional', 'centros de formación', 'El soldador hace un curso una vez y nunca vuelve a ver en qué falló.', 'Una cámara sobre el banco y comentarios para estudiante y profesor tras cada cordón.'],
      fr: ['Des formations pour les métiers de la main', 'formation professionnelle', 'centres de formation', 'Le soudeur suit un cours une fois et ne revoit jamais ce qu’il a raté.', 'Une caméra au-dessus de l’établi et un retour pour l’élève et l’enseignant après chaque cordon.'],
    }),
];
