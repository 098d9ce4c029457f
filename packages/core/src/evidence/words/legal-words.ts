/** Words of legal notices in en, es and fr. Data only. */
import { phrases } from '../../text/phrases.js';

/** Phrases of legal notices; several of them on a slide make it a disclaimer. */
export const LEGAL_PHRASES: readonly string[] = phrases(`
  disclaimer, forward looking statement, forward looking statements, does not constitute, do not constitute,
  not an offer, offer to sell, solicitation, representation or warranty, representations or warranties, no
  representation, for informational purposes, for information purposes, informational purposes only, past
  performance, strictly confidential, undertakes no obligation, no obligation to update, without the prior
  written consent, should not be relied, not be relied upon, accepts no liability, no liability, securities
  act, private placement, financial advice, investment advice, independent advice, own due diligence,
  jurisdiction, regulatory authority, not a prospectus, actual results may differ, actual results could
  differ, risks and uncertainties, all rights reserved, legal advice, professional advice, intended recipient,
  at your own risk, aviso legal, declaraciones prospectivas, no constituye, oferta de venta, fines
  informativos, caracter informativo, estrictamente confidencial, asesoramiento financiero, asesoramiento
  legal, no garantiza, declaraciones a futuro, rentabilidades pasadas, sin el consentimiento, los resultados
  reales, ninguna responsabilidad, exencion de responsabilidad, descargo de responsabilidad, mentions legales,
  avertissement, clause de non responsabilite, ne constitue pas, ne constitue en aucun cas, offre de vente,
  titre informatif, strictement confidentiel, declarations prospectives, conseil financier, conseil en
  investissement, performances passees, sans le consentement, les resultats reels, aucune responsabilite,
  decline toute responsabilite, enonces prospectifs
`);

/** Headings that by themselves name a legal notice. */
export const LEGAL_HEADINGS: readonly string[] = phrases(`
  disclaimer, disclaimers, legal disclaimer, important notice, legal notice, forward looking statements, safe
  harbor, confidentiality notice, aviso legal, exencion de responsabilidad, descargo de responsabilidad, nota
  legal, mentions legales, avertissement, clause de non responsabilite, haftungsausschluss, risk disclosure
`);
