/** Numbers that count nothing: telephone numbers, standards, laws, versions, steps, list marks. */

// A name that takes a number: "ISO 27001", "Ley 1755", "Layer 2", "CAC 40", "Phase 2".
const NAMED =
  /(?:^|[^\p{L}])(?:iso|iec|iso\/iec|soc|nist|pci|hipaa|ley|law|loi|act|article|articulo|art\.?|rule|section|seccion|sec\.|decreto|decret|directive|directiva|reglamento|resolucion|gpt|gpt-|llama|claude|gemini|layer|level|nivel|niveau|capa|couche|phase|fase|etape|etapa|step|paso|page|pagina|pag\.?|slide|diapositiva|diapo|figure|figura|fig\.?|tabla|table|tableau|chart|version|v|release|web|industry|industria|industrie|society|series|serie|type|tipo|tier|grade|class|clase|model|modelo|modele|room|suite|floor|piso|planta|etage|apt|bureau|calle|carrera|cra\.?|avenida|av\.?|avenue|street|route|rue|km|no\.?|n\.?º|nº|n°|num\.?|numero|number|tel\.?|telefono|telephone|phone|movil|mobile|cel\.?|whatsapp|fax|nit|ruc|rut|cif|siret|siren|vat|tva|id|code|codigo|zip|cp|horizon|horizonte|agenda|objetivo|ods|sdg|cac|ibex|nasdaq|fortune|forbes|top|round|ronda|question|pregunta|day|dia|jour|week|semana|semaine|month|mes|mois|sprint|day|use case|caso|option|opcion|part|parte|partie|chapter|capitulo|pillar|pilar|goal|formula|covid|hall|stand|booth|gate|puerta|unit|team|equipo|episode) ?[.:#]?[ -]?$/u;

/**
 * True when the count at `start`..`end` measures nothing. `digits` without marks; `marked` tells whether it was
 * written with thousands or decimals.
 */
export function isNoMeasure(
  text: string,
  folded: string,
  start: number,
  end: number,
  digits: string,
  marked: boolean,
): boolean {
  const before = folded.slice(Math.max(0, start - 20), start);
  const after = text.slice(end, end + 4);
  if (!marked && digits.length >= 10) return true;
  if (!marked && digits.length >= 7 && (/[\d+)] ?$/u.test(before) || /^[ -]?\d/u.test(after))) return true;
  if (!marked && digits.length > 1 && digits.startsWith('0')) return true;
  // "0977 918 942": the groups that follow such a number.
  if (/(?:^|[^\d.,])0\d{2,4}(?:[ -]\d{2,4}){0,2}[ -]$/u.test(before) && digits.length >= 2) return true;
  if (/\+ ?$/u.test(before) && /^ \d{2,}/u.test(after) && digits.length <= 3) return true;
  // Groups of a telephone number: "312 7416888", "06 12 34 56 78".
  if (!marked && digits.length <= 4 && /^ ?\d{6,}/u.test(text.slice(end, end + 12))) return true;
  if (!marked && /(?:^|\D)\d{2} $/u.test(before) && /^ \d{2}(?!\d)/u.test(after)) return true;
  if (digits.length <= 5 && NAMED.test(before)) return true;
  // "1. Problem", "2) Market", "(3)" at the start of a line.
  if (digits.length <= 2 && /^\s*\(?$/u.test(text.slice(0, start)) && /^[.)]\s/u.test(text.slice(end, end + 2)))
    return true;
  return false;
}
