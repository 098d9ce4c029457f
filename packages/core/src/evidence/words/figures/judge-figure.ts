/** Words that `figures/judge-figure` looks for, as patterns. Data only. */

// Dates that are compared with, not told of: "vs. 2023", "since 2019".
export const COMPARED =
  /(?:vs\.?|versus|from|since|desde|frente a|respecto a|depuis|par rapport a|compared (?:to|with)|founded in|fundada en|creee en|up from|against)\s*$/u;

export const YEAR_END =
  /(?:closed|close|end of|year[- ]end|eoy|ye|cerramos|cierre(?: de)?|cerrado|a cierre|fin|fin de|finales de|cloture|a fin|au 31 decembre|late)\s*$/u;

export const ASSUMED = /(?:assumptions?\b|hipotesis|supuestos|hypotheses)/u;

export const FORECAST_HEADING =
  /(?:^plan (?:a|de|to|for|for the|pour|sur|20)\b|^(?:the |our |el |nuestro |le |notre )?(?:\d\d|next|proximos)[- ]?(?:\d\d)?[- ]?(?:month|mes|mois)[\p{L}]* plan|forecast|projection|projected|assumptions?\b|revenue potential|potential revenue|vision (?:for |to )?20\d\d|(?:^|: )(?:the |our |la |el |notre |nuestra )?vision$|trajectory|proyeccion|hipotesis|supuestos|vision (?:a |para )?20\d\d|trayectoria financiera|hypotheses|vision (?:a |pour )?20\d\d|trajectoire|pro[- ]?forma|financial plan|business plan|outlook|looking forw?ard|roadmap|potential outcomes?|prevision|proyeccion|proyectad|previst|hoja de ruta|previsionnel|feuille de route|objectifs?|objetivos?|goals?|targets?|(?:funding|growth|expansion|launch|marketing) plans?\b|plan for |next steps|proximos pasos|prochaines etapes|scenario|escenario|milestones to|what we will|use of funds|uso de (?:los )?fondos|utilisation des fonds)/u;

/** Words by which somebody says that the figures of a page are made up. */
export const MADE_UP =
  /(?:update with (?:your |the )?(?:real|actual)|replace with (?:your|real|actual)|(?:dummy|mock|sample|fictional|fictitious) (?:data|figures|numbers)|illustrative (?:only|figures|data|numbers)|for illustration|(?:datos|cifras) (?:ficticios|ficticias|de ejemplo|ilustrativ\w+|de muestra)|(?:actualizar|sustituir|reemplazar) (?:con|por) (?:datos|cifras)|(?:donnees|chiffres) (?:fictives|fictifs|d'exemple|illustratifs|illustratives)|a remplacer par|(?<!(?:screens?|screenshots?|images?|photos?|pictures?|mock-?ups?|capturas?|imagen(?:es)?|fotos?|pantallas?|captures?|ecrans?|visuels?|maquettes?) ?)\([^()]{0,30}(?:illustrative|illustratifs?|ilustrativ[oa]s?)\))/u;

export const NO_FORECAST =
  /(?:target (?:market|customers?|audience|users?|segment)|mercado objetivo|publico objetivo|marche cible|achieved|actual)/u;

/** Heads what is reached: "Current performance", "To date". */
export const OF_TODAY =
  /(?<!\p{L})(?:current(?:ly)? (?:performance|status|state|traction|metrics|numbers|results|progress)|to date|so far|as of today|where we are(?: today| now)?|today|achieved|achievements|results|resultados|logros|hasta la fecha|a la fecha|hoy|situacion actual|estado actual|metricas actuales|a ce jour|aujourd'hui|resultats|situation actuelle|etat actuel|chiffres actuels)(?!\p{L})/u;

export const EXAMPLE_HEADING =
  /(?:example|ejemplo|exemple|illustrat|case study|caso de (?:exito|estudio)|etude de cas|simulation|simulacion)/u;

export const LEADS_TO =
  /(?:^|[\s(])(?:to|until|till|through|up to|hasta|a|jusqu'en|jusqu'a|d'ici(?: a)?|vers|horizon) ?$/u;

export const CLAUSE_ENDS = /[),]| (?:and|y|et|but|mais|pero|while) /u;
export const CONDITION =
  /^[\s•-]*(?:if|si|s'il|should|cuando|when we|quand nous|una vez que|by (?:taking|capturing)|(?:taking|capturing|capturando|captando) (?:just |only |solo )?(?:\d|un |el )|en (?:prenant|captant|capturant)|con (?:solo|tan solo)|avec seulement)\s?/u;
export const GROWS = / (?:at|with|con|avec|growing|cagr|tcac) /iu;
export const TO_YEAR = /^\s*\(?\s*(?:in|by|for|en|para|pour|d'ici|vers|hasta|until|as of|,|a|au)?\s*\(?$/iu;
export const JOINED = / (?:and|y|et|,)/iu;
export const PLANNED = /(?:previst|prevu|expected|planned|forecast|projected|budget)/iu;
export const AT_DATE = /^[\s(]*(?:in|en|for|para|pour|a|de|of|at|by)?\s*(?:fin|el|the end of|finales de)?\s*$/u;
