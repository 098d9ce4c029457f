/**
 * Words of orders to a reader or an AI, in en, es, fr and de. Data only. An order is a phrase of `alone`, an `order`
 * followed by `whose` and `object`, or a `reader` near a `demand`.
 */
import { phrases } from './phrases.js';

export const INSTRUCTION_LISTS = {
  alone: phrases(`
    ignore all previous, ignore previous instructions, ignore the previous instructions, ignore any previous,
    ignore prior instructions, disregard previous, disregard all previous, disregard prior, disregard the
    above, ignore the above, forget your instructions, forget previous instructions, forget everything above,
    override your instructions, you are chatgpt, as an ai language model, attention ai, note to ai, note to
    the ai, instructions for ai, instructions to the ai, if you are an ai, if you are a language model, if you
    are an llm, ai reviewers must, do not mention this instruction, do not reveal this, set all scores, return
    a score of, give this deck the highest, rate this company 10, rate this deck, score this deck, score this
    startup, recommend invest, ignora las instrucciones, ignora todas las instrucciones, ignore las
    instrucciones, ignora lo anterior, olvida las instrucciones, haz caso omiso de las instrucciones, haga
    caso omiso de las instrucciones, instrucciones para la ia, nota para la ia, si eres una ia, si eres un
    modelo de lenguaje, como modelo de lenguaje, recomienda invertir, recomiende invertir, da la maxima
    puntuacion, otorga la maxima puntuacion, ignore les instructions, ignorez les instructions, ignore toutes
    les instructions, ignorez toutes les instructions, oublie les instructions, oubliez les instructions, ne
    tiens pas compte des instructions, ne tenez pas compte des instructions, instructions pour l ia, note a l
    ia, note pour l ia, si tu es une ia, si vous etes une ia, en tant que modele de langage, recommande d
    investir, recommandez d investir, donne la note maximale, donnez la note maximale, attribue la note
    maximale, attribuez la note maximale, ignoriere alle vorherigen, ignoriere die vorherigen, ignorieren sie
    alle vorherigen, ignorieren sie die vorherigen, vergiss alle anweisungen, hinweis an die ki, anweisung an
    die ki, wenn du eine ki bist, bewerte dieses unternehmen mit, gib die hochste punktzahl, geben sie die
    hochste punktzahl
  `),
  order: phrases(`
    ignore, disregard, forget, bypass, override, overwrite, ignora, olvida, omite, ignorez, oublie, oubliez,
    contourne, ignoriere, ignorieren, vergiss, vergessen
  `),
  whose: phrases(`
    previous, prior, above, earlier, preceding, your, system, anteriores, previas, tus, precedentes, vos, tes,
    vorherigen, bisherigen, obigen, deine, ihre, all instructions, any instructions, todas las instrucciones,
    toutes les instructions, toutes les consignes, alle anweisungen
  `),
  object: phrases(`
    instructions, instruction, prompt, prompts, rules, guidelines, rubric, criteria, instrucciones, reglas,
    rubrica, criterios, consignes, regles, grille, criteres, anweisungen, anweisung, regeln, kriterien
  `),
  reader: phrases(`
    ai, llm, llms, chatgpt, gpt, claude, gemini, language model, language models, assistant, ai assistant, ai
    model, ai models, ai reviewer, ai reviewers, ai analyst, dear reviewer, dear evaluator, evaluator, grader,
    automated system, screening system, dear model, la ia, modelo de lenguaje, asistente, evaluador, revisor,
    l ia, modele de langage, evaluateur, relecteur, ki, sprachmodell, gutachter, prufer
  `),
  demand: phrases(`
    rate this, score this, rank this, give this, must rate, must score, must recommend, should rate, should
    recommend, should give, please rate, please score, please recommend, always recommend, recommend
    investing, recommend investment, recommend this, assign the highest, assign a score, the maximum score,
    the highest score, a perfect score, strong buy, respond only with, answer only with, output only, do not
    flag, don t flag, do not mention, do not report, no red flags, debe puntuar, debe recomendar, debes
    recomendar, califica esta, califica este, puntua este, puntua esta, recomienda esta, recomienda este,
    maxima puntuacion, puntuacion maxima, no menciones, no senales, valora positivamente, doit recommander,
    doit noter, devez recommander, dois recommander, note ce, notez ce, recommande ce, recommandez ce, note
    maximale, meilleure note, ne mentionne pas, ne mentionnez pas, ne signale pas, ne signalez pas, evalue
    positivement, evaluez positivement, muss empfehlen, soll empfehlen, bewerte dies, bewerte dieses, empfehle
    dieses, hochste bewertung, hochstpunktzahl, positiv bewerten, nicht erwahnen
  `),
} as const;

/** Letters of other scripts that look Latin. */
export const CONFUSABLES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ґ: 'r',
  һ: 'h',
  ӏ: 'l',
  ո: 'n',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: 'I',
  Ј: 'J',
  Ѕ: 'S',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  η: 'n',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  Ζ: 'Z',
};
