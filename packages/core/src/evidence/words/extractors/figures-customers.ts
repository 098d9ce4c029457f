/** Words that `extractors/figures-customers` looks for, as patterns. Data only. */

export const ACROSS =
  /^[^.;|:]{0,24}? (?:across|from|with|en|entre|con|de|aupres de|chez|dans|avec)(?: (?:our|nuestr[oa]s|nos|the|los|las|les))? ?$/u;

export const SERVE =
  /(?:\b(?:serv(?:e|es|ing|ed)|used by|trusted by|work(?:ing)? with|onboarded|deployed (?:in|at|to|across)|live (?:in|at|with|across)|signed(?: up)?|adopted by|installed (?:in|at)|present in|atendemos|usan|utilizan|usado por|confian|trabajamos con|implantad\w+ en|presentes en|instalad\w+ en|utilise(?:e|s)? par|equip(?:ons|e)|accompagnons|deploye\w* (?:dans|chez)|presents? dans|servons)\b)/u;

export const USING =
  /^(?:[^.;|]{0,40})?\b(?:using|use (?:it|us|our|the (?:app|product|platform|software|tool))|(?:la|lo|nos|nuestr[oa]|el producto)? ?(?:usan|utilizan)|l'utilisent|nous utilisent|actively|active (?:in|each|every)|onboarded|registered|signed up|subscribed|activ[oa]s|usando|utilizando|registrad[oa]s|utilisent|inscrit\w*|equipe\w*)\b/u;

/** "12 hospitals live"; where somebody lives is told of people. */
export const LIVE =
  /^[^.;|]{0,30}?\b(?:live|en servicio|en produccion|en service|en production)(?=$| ?[.,;:)|]| (?:today|now|already|since|and|hoy|ya|desde|y|aujourd'hui|depuis|et)\b)/u;

export const USES =
  /^ ?(?:[\p{L}-]{2,14} ){0,2}?(?:transactions?|orders?|sessions?|messages|rides|trips|deliveries|appointments|consultations|calls|tests|views|lessons|matches|queries|searches|requests|visits|posts|videos|minutes|meals|shipments|claims|loans|polic(?:y|ies)|documents|invoices|transacciones|pedidos|sesiones|mensajes|viajes|entregas|citas|consultas|llamadas|visitas|reservas|envios|facturas|prestamos|commandes|trajets|livraisons|rendez-vous|appels|visites|reservations|factures|prets)(?![\p{L}\p{N}])/u;

/** Tests of the software, not of what its users bring. */
export const OF_SOFTWARE =
  /(?<!\p{L})(?:(?:passing|passed|automated|unit|integration|regression|end-to-end|e2e|green) tests?|test(?:s)? (?:suite|coverage|pass(?:ed|ing)?|automati[sz]ad[oa]s|unitari[oa]s|automatises|unitaires)|(?:pruebas|tests) (?:automati[sz]ad[oa]s|unitari[oa]s|superad[oa]s)|suite de (?:pruebas|tests))(?!\p{L})/u;

/** They buy: what tells customers from users where a count names neither. */
export const PAYS =
  /^[^.;|]{0,45}?\b(?:buyers|compradores|acheteurs|paying|pays?|buying|bought|under contract|subscribed|de pago|pagan|pagando|compran|compraron|con contrato|payant\w*|abonne\w*|clientes?|sous con(?:trat|vention)|achetent)\b/u;

/** "25+" over "Years in business" counts years. */
export const OF_TIME =
  /^\W*(?:years?|months?|weeks?|days?|hours?|anos?|mes(?:es)?|semanas?|dias?|horas?|ans?|annees?|mois|semaines?|jours?|heures?)(?!\p{L})/iu;

/** "3 university partnership requests": deals and questions are counted, nobody who uses it. */
export const OF_DEALS =
  /(?<!\p{L})(?:partnerships?|partners?|requests?|inquir(?:y|ies)|enquir(?:y|ies)|leads?|conversations?|proposals?|alianzas?|convenios?|solicitudes?|consultas recibidas|propuestas?|conversaciones|partenariats?|partenaires?|demandes?|propositions?|discussions?)(?!\p{L})/u;
