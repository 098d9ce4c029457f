/** Words that `numbers/no-measure` looks for, as patterns. Data only. */

/** Numbers that count nothing: telephone numbers, standards, laws, versions, steps, list marks. */

// A name that takes a number: "ISO 27001", "Ley 1755", "Layer 2", "CAC 40", "Phase 2".
export const NAMED =
  /(?:^|[^\p{L}])(?:iso|iec|iso\/iec|soc|nist|pci|hipaa|ley|law|loi|act|article|articulo|art\.?|rule|section|seccion|sec\.|decreto|decret|directive|directiva|reglamento|resolucion|gpt|gpt-|llama|claude|gemini|layer|level|nivel|niveau|capa|couche|phase|fase|etape|etapa|step|paso|page|pagina|pag\.?|slide|diapositiva|diapo|figure|figura|fig\.?|tabla|table|tableau|chart|version|v|release|web|industry|industria|industrie|society|series|serie|type|tipo|tier|grade|class|clase|model|modelo|modele|room|suite|floor|piso|planta|etage|apt|bureau|calle|carrera|cra\.?|avenida|av\.?|avenue|street|route|rue|km|no\.?|n\.?º|nº|n°|num\.?|numero|number|tel\.?|telefono|telephone|phone|movil|mobile|cel\.?|whatsapp|fax|nit|ruc|rut|cif|siret|siren|vat|tva|id|code|codigo|zip|cp|horizon|horizonte|agenda|objetivo|ods|sdg|cac|ibex|nasdaq|fortune|forbes|top|round|ronda|question|pregunta|day|dia|jour|week|semana|semaine|month|mes|mois|sprint|day|use case|caso|option|opcion|part|parte|partie|chapter|capitulo|pillar|pilar|goal|formula|covid|hall|stand|booth|gate|puerta|unit|team|equipo|episode) ?[.:#]?[ -]?$/u;
