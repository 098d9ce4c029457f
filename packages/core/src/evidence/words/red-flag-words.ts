/** Words that put an investor on guard, in en, es and fr. Data only. */
import { phrases } from '../../text/phrases.js';

export const SMELL_LISTS = {
  guaranteed: phrases(`
    guaranteed return, guaranteed returns, guaranteed profit, guaranteed profits, guaranteed yield, guaranteed
    income, guaranteed roi, guaranteed apy, risk free return, risk free returns, risk free profit, risk free
    investment, no risk investment, zero risk investment, returns guaranteed, return guaranteed, profit
    guaranteed, profits guaranteed, we guarantee a return, we guarantee returns, rendimiento garantizado,
    rendimientos garantizados, rentabilidad garantizada, retorno garantizado, retornos garantizados, ganancia
    garantizada, ganancias garantizadas, beneficios garantizados, inversion sin riesgo, inversion garantizada,
    garantizamos un retorno, garantizamos una rentabilidad, rendement garanti, rendements garantis,
    rentabilite garantie, profit garanti, profits garantis, gains garantis, retour garanti, investissement
    sans risque, placement sans risque, nous garantissons un rendement
  `),
  riskFree: phrases(`
    risk free, no risk, zero risk, without risk, sin riesgo, sin riesgos, cero riesgo, sans risque, sans
    risques, zero risque
  `),
  guaranteedWord: phrases(`
    guaranteed, guarantee, garantizado, garantizada, garantizados, garantizamos, garanti, garantie, garantis,
    garanties, garantissons
  `),
  money: phrases(`
    return, returns, profit, profits, yield, apy, roi, interest, income, rendimiento, rendimientos,
    rentabilidad, retorno, retornos, ganancia, ganancias, interes, rendement, rendements, rentabilite, gains,
    interets, retour
  `),
  investor: phrases(`
    investor, investors, investment, inversor, inversores, inversion, inversionista, inversionistas,
    investisseur, investisseurs, investissement
  `),
  trial: phrases(`
    trial, free trial, risk free trial, try it risk free, money back, satisfaction guaranteed, prueba,
    devolucion, essai, remboursement, satisfait ou rembourse, no guaranteed, not guaranteed, no guarantee,
    cannot guarantee, does not guarantee, no garantiza, no garantizamos, ne garantit, non garanti, minimum
    guaranteed, personal guarantee, state guarantee, loan guarantee, pay on results, pay per result, pay only
    for results, pago por resultados, paiement au resultat, paiement aux resultats
  `),
  superlative: phrases(`
    world s first, worlds first, world first, first in the world, first of its kind, world s best, best in the
    world, world s leading, world leading, world class, number one in the world, best in class, revolutionary,
    revolutionize, revolutionizing, revolutionizes, revolutionise, revolutionising, groundbreaking, ground
    breaking, game changer, game changing, disruptive, unprecedented, unparalleled, unrivaled, unrivalled,
    unmatched, next generation, cutting edge, once in a lifetime, paradigm shift, market leader, undisputed
    leader, the uber of, state of the art, extraordinary, top notch, first and only, most advanced, primero en
    el mundo, primera en el mundo, primero del mundo, primera del mundo, el mejor del mundo, la mejor del
    mundo, lider mundial, revolucionario, revolucionaria, revolucionar, revolucionamos, disruptivo,
    disruptiva, sin precedentes, inigualable, unico en el mundo, unica en el mundo, de clase mundial,
    vanguardia, cambio de paradigma, el uber de, premier au monde, premiere au monde, premiere mondiale,
    meilleur au monde, meilleure au monde, leader mondial, revolutionnaire, revolutionner, revolutionne,
    disruptif, sans precedent, inegale, inegalee, unique au monde, classe mondiale, revolution, de pointe,
    changement de paradigme, le uber de, l uber de
  `),
  agentName: phrases(`
    ai agent, ai agents, agentes de ia, agentes ia, agente de ia, agents ia, agent ia, claude code, chatgpt,
    claude, gpt 4, gpt, gemini, copilot, codex, autonomous agent, autonomous agents
  `),
  agentRole: phrases(`
    cto, ceo, cmo, cfo, coo, co founder, cofounder, team member, team members, our team, employee, employees,
    developer, engineer, cofundador, miembro del equipo, empleado, nuestro equipo, desarrollador, cofondateur,
    membre de l equipe, employe, notre equipe, developpeur
  `),
} as const;
export type SmellList = keyof typeof SMELL_LISTS;
