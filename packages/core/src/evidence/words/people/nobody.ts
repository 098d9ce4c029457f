/** Words that `people/nobody` looks for, as patterns. Data only. */

/** What stands behind a firm's name by law, in capitals where it may be initials. */
export const LEGAL_TAIL =
  /\s(?:SLU|S\.?L|S\.?A|SAS|SASU|SARL|SRL|SpA|BV|NV|AB|OY|KG|UG|AG|GmbH|Ltda?|LLC|Inc|PLC|Pty|Pvt)\.?$/u;

/** Ends the name of a firm. */
export const FIRM_TAIL =
  /\s(?:inc|llc|ltd|limited|gmbh|srl|sas|sarl|eurl|ltda|spa|plc|pty|corp|labs?|group|technologies)\.?$/iu;

/** Opens the name of a body, a school or a house, and of nobody. */
export const ORGANISATION =
  /^(?:ordre|hebergeur|syndicat|federation|federacion|association|asociacion|chambre|camara|colegio|consejo|ministry|ministerio|ministere|universit(?:y|e)|universidad|universidade|instituto?|institute|hospices?|hopital|hospital|clinique|clinica|banque|banco|bank|fundacion|fondation|foundation|agence|agencia|agency|ecole|escuela|school|centre|centro|center|laboratoire|laboratorio|reseau)(?!\p{L})/u;

/** A school by its short name: "Centrale Nantes", "HEC Paris", "Tec de Monterrey". */
export const SCHOOL =
  /^(?:centrale(?:supelec)?|mines|insa|hec|essec|escp|edhec|emlyon|kedge|skema|neoma|audencia|polytech(?:nique)?|sciences po|epita|epitech|tec de|esade|iese|icade|comillas|eafit|uade|itba|ipade|mit|lbs|insead|eth|epfl)(?!\p{L})/u;

/** What stands over names: "Presented by". */
export const CAPTION =
  /^(?:(?:presented|prepared|created|made|submitted|written) by|(?:presentado|preparado|creado|elaborado|realizado) por|(?:presente|prepare|cree|realise|redige) par)$/u;

/** Ends what somebody is by trade. */
export const OCCUPATION =
  /\s(?:professionals?|physicists?|scientists?|accountants?|chemists?|biologists?|economists?|lawyers?|physicians?|profesional(?:es)?|fisic[oa]s?|cientific[oa]s?|contador(?:a|es)?|abogad[oa]s?|economistas?|medic[oa]s?|professionnel(?:le)?s?|physicien(?:ne)?s?|scientifiques?|comptables?|avocat(?:e)?s?|medecins?)$/u;

/** Joins two words to a phrase. */
export const JOINT = /^(?:of|for|and|de|del|du|des|para|y|pour|et)$/u;
