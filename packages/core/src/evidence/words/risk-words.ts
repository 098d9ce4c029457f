/** Words of rules, dependence and execution risk in en, es and fr. Data only. */
import { phrases } from '../../text/phrases.js';

export const RISK_LISTS = {
  regime: phrases(`
    gdpr, hipaa, ccpa, mifid, mifid ii, psd2, psd3, mica, amld, aml, kyc, fda, ema, mdr, ivdr, ce mark, pci
    dss, sox, finra, sec registered, fca, bafin, cnmv, banco de espana, amf, acpr, cnil, ansm, aemps, anmat,
    cofepris, invima, anvisa, sfc, cnbv, cnbs, bank of spain, rgpd, lopd, lopdgdd, ai act, dora, nis2, csrd,
    reach, rohs, faa, easa, fcc, epa, ferpa, coppa, dga, ndpr, popia, lgpd, solvency ii, basel iii, ley
    fintech, qualiopi, hds, nafdac, mas, rbi, sebi, ind enabling, ind application, ind filing, ind submission, ind
    cleared, investigational new drug, first in human, phase 1 trial, phase 2 trial, phase 3 trial, phase i trial,
    phase ii trial, phase iii trial, pivotal trial, orphan drug, orphan designation, breakthrough therapy,
    breakthrough device, ensayo de fase, medicamento huerfano, essai de phase, medicament orphelin
  `),
  mention: phrases(`
    regulation, regulations, regulatory, regulator, regulators, compliance, compliant, legal framework,
    regulated, legal and compliance, jurisdiction, regulacion, regulatorio, regulatoria, normativa,
    cumplimiento, marco legal, regulador, reglementation, reglementaire, conformite, conforme, cadre legal,
    cadre reglementaire, regulateur
  `),
  status: phrases(`
    licensed, licence, license, licences, licenses, authorised, authorized, authorisation, authorization,
    registered with, registered as, approved by, approval, filed, in process, sandbox, regulatory sandbox,
    certified, compliant, cleared, clearance, licencia, licencias, autorizado, autorizada, autorizacion,
    registrado, registrada, aprobado por, en tramite, en proceso, certificado, certificada, cumple, cumplimos,
    agree, agreee, agrement, agrements, autorise, autorisee, immatricule, en cours d agrement, certifie,
    certifiee, conforme, licensed partner, verified licenses
  `),
  denied: phrases(`
    no licence needed, no license needed, no licence required, no license required, does not require a
    licence, does not require a license, no regulation applies, unregulated, not regulated, no regulatory
    approval needed, no need for a license, no need for a licence, no requiere licencia, no necesita licencia,
    sin necesidad de licencia, no esta regulado, no regulado, no se requiere licencia, pas besoin de licence,
    pas besoin d agrement, aucune licence, aucun agrement, non reglemente, ne necessite pas d agrement, ne
    necessite pas de licence
  `),
  depends: phrases(`
    depend on, depends on, dependent on, dependence on, dependency on, reliance on, relies on, rely on,
    reliant on, single supplier, sole supplier, platform risk, depende de, dependemos de, dependencia de,
    dependientes de, unico proveedor, depend de, dependons de, dependance a, dependance envers, fournisseur
    unique, dependants de
  `),
  platformDep: phrases(`
    api, openai, gpt, claude, aws, azure, google, apple, app store, play store, amazon, shopify, whatsapp,
    facebook, meta, instagram, tiktok, twitter, supplier, suppliers, manufacturer, proveedor, proveedores,
    fournisseur, fournisseurs, platform, plataforma, plateforme, partner, chainlink
  `),
  fallback: phrases(`
    fallback, backup, alternative, alternatives, multi cloud, second source, can switch, model agnostic,
    provider agnostic, bridge agnostic, multi provider, redundan*, respaldo, alternativa, plan b, multi
    proveedor, repli, solution de repli, agnostique, multi fournisseur, redondance
  `),
  incumbent: phrases(`
    incumbent, incumbents, big tech, competitors react, competitors could, competitors will, if google, if
    amazon, if microsoft, if apple, copy us, copying us, grandes empresas, los incumbentes, si google, si
    amazon, nos copian, les acteurs historiques, les grands acteurs, nous copier, nous copient
  `),
  whyWin: phrases(`
    why we win, why we will win, we win because, how we win, our edge, why they can t, cannot copy, can t
    copy, slow to react, innovator s dilemma, switching cost, switching costs, lock in, por que ganamos,
    ganamos porque, no pueden copiar, costes de cambio, costos de cambio, coste de cambio, pourquoi nous
    gagnons, nous gagnons, ne peuvent pas copier, cout de changement, couts de changement, we stand out, sets
    us apart, why choose us, why us, por que elegirnos, pourquoi nous choisir
  `),
  risk: phrases(`
    risk, risks, key risk, key risks, challenge, challenges, threat, threats, riesgo, riesgos, amenaza,
    amenazas, desafio, desafios, risque, risques, menace, menaces, defi, defis, execution, ejecucion,
    technical, tecnico, technique, mercado, market, marche, key person, persona clave, personne cle, homme cle
  `),
  relative: phrases(`
    brother, sister, father, mother, dad, mom, uncle, aunt, cousin, wife, husband, brother in law, sister in law, father in
    law, mother in law, hermano, hermana, padre, madre, tio, tia, primo, prima, esposo, esposa, marido, suegro, suegra,
    cunado, cunada, frere, soeur, pere, mere, oncle, tante, cousine, epoux, epouse, mari, beau frere, belle soeur, beau
    pere, belle mere
  `),
  trial: phrases(`
    pilot, pilots, piloting, trial, trials, tested, tests, testing, validation, validated, validates, first user, first
    customer, first client, early adopter, uses it, feedback, piloto, prueba, pruebas, probado, probando, validacion,
    validado, valida, primer usuario, primer cliente, primera clienta, lo usa, la usa, pilote, essai, essais, teste,
    testee, tests, valide, validee, premier client, premiere cliente, premier utilisateur, l utilise
  `),
  mitigation: phrases(`
    mitigation, mitigate, mitigated, mitigates, plan, backup, vesting, insurance, we address, by hiring,
    contingency, solution, mitigacion, mitigar, mitigamos, plan de, respaldo, seguro, contingencia,
    attenuation, attenuer, assurance, parade, reponse
  `),
} as const;
export type RiskList = keyof typeof RISK_LISTS;
