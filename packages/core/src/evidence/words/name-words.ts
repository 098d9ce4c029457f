/** Words that help to tell a person's name from other capitalised words. Data only, folded. */
import { MARKET_LISTS } from './market-words.js';
import { PRODUCT_LISTS } from './product-words.js';
import { SECTOR_WORDS } from './sector-words.js';
import { HEADING_WORDS } from './stop-words.js';
import { ROLE_LISTS } from './role-words.js';
import { SECTION_WORDS } from './section-words.js';
import { wordsOf } from '../../text/words.js';

const split = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

/** Lower-case words inside a name. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  split('de del la las los da do dos das di du des van von der den ter ten el al bin ibn ben le af zu zur'),
);

/** Titles before a name and letters after it; kept in the text, not in the bare name. */
export const NAME_TITLES: ReadonlySet<string> = new Set(
  split(
    'dr dra pr prof assoc asst med mg professor profesor profesora professeur mr mrs ms miss mx sir dame ing eng ir lic mag mtro mtra don dona m mme mlle maitre me herr frau adv capt col gen hon rev drs engr arq abg cpa',
  ),
);
export const POST_NOMINALS: ReadonlySet<string> = new Set(
  split(
    'phd ph d md mba msc bsc ma ba ms bs meng mep mp cfa cpa pmp jd llm esq jr sr ii iii iv dvm dds pharmd frcs fca rn edd obe cbe',
  ),
);

/** Names of assistants that decks list as colleagues. */
export const AGENT_WORDS: ReadonlySet<string> = new Set(
  split(
    'claude codex gpt chatgpt gemini copilot agent agents agente agentes ai ia bot llm devin cursor openai anthropic',
  ),
);

/** Names that are words too. */
const ALSO_NAMES = new Set(
  split(
    'sam price page grace chance mercado reto costa marche best young long chase rich mark bill will grant hope joy faith rose may june april august summer dawn drew frank art max ray guy sage baker cook fisher miller taylor carter turner hunter mason parker cooper king prince bishop abbot gray brown white black green field banks bond cash stone woods lane park hill rivers sunday vision wise young paz cruz leon plaza campos flores salas torres ramos rios luna sol mar blanco rojo rey santos ventura bonilla petit legrand leblanc lebrun roy moulin fontaine blanc demo case goes way low son min sun marco lance francisco santiago dolores blanca blanche fuentes driver dev',
  ),
);

const EXTRA = split(
  `our the and for with your we us this that from into how what why who when where about more all new best top first next global world international national digital smart online mobile web cloud data big open
  social media network networks system systems service services solution solutions technology technologies software hardware platform app apps application applications engine tool tools suite studio labs lab group holding holdings
  inc llc ltd gmbh srl sas sarl eurl ltda spa plc pty creator creators creador creadora createur creatrice corp corporation company companies startup startups ventures venture capital partners partner fund funds bank university polytechnic polytechnique politecnico politecnica lycee college school institute academy hospital clinic foundation association ministry government department agency council center centre union
  banque banco universite universidad universidade ecole escuela institut instituto hopital clinique clinica ministere ministerio mairie ayuntamiento alcaldia prefecture association asociacion fondation fundacion federation federacion
  business enterprise industry market markets marketing sales growth revenue finance financial investment investor investors customer customers client clients user users people team teams community education training health healthcare medical clinical energy security cyber privacy legal compliance
  intelligence artificial machine learning deep science research development design engineering production manufacturing logistics supply chain delivery payment payments insurance credit token tokens blockchain crypto defi nft protocol wallet exchange trading smart contract contracts
  january february march july september october november december monday tuesday wednesday thursday friday saturday north south east west america american europe european asia asian africa african latin states united kingdom
  india china japan korea singapore malaysia indonesia thailand vietnam philippines australia canada mexico brazil brasil argentina chile colombia peru ecuador spain espana france germany italy portugal switzerland belgium netherlands poland turkey egypt nigeria kenya ghana
  york francisco angeles london paris madrid barcelona berlin lima bogota santiago lagos nairobi dubai mumbai delhi bangalore toronto sydney
  free paid premium basic pro standard monthly annual yearly daily total average key main core full time part real live fast easy simple secure safe trusted verified unique powerful advanced modern traditional current future existing potential early late high low large small great good better strong limited
  access analysis analytics overview summary introduction conclusion content contents table list index agenda appendix page slide version date contact email phone address website copyright rights reserved confidential
  unlike versus powered built based driven made using join read learn get start build create make take find see meet buy sell rent launch expand scale develop test beta alpha phase stage step level quarter year month week day
  nuestro nuestra nuestros nuestras equipo empresa empresas mercado cliente clientes usuarios producto servicio servicios plataforma educativa educacion salud seguridad datos redes sociales negocio modelo ventas ingresos inversion inversor inversora inversores inversionista inversionistas ronda problema solucion como que por para con sin los las del una uno todo todos
  notre nos votre vos equipe entreprise entreprises marche client clients utilisateurs produit service plateforme formation sante securite donnees reseaux sociaux affaires modele ventes revenus investissement investisseur investisseuse investisseurs levee probleme solution comment pourquoi pour avec sans les des une tout tous
  years months days hours percent million billion trillion usd eur gbp average linkedin twitter github google amazon microsoft apple facebook meta oracle ibm cisco sap intel nvidia uber airbnb stripe paypal visa mastercard tesla netflix
  policy policies accident premium report reports reporting other others location process series serie seed round stage liaison institutional human resources grand final round launched launch integrate integrated expanded organized invested challenge attorney lawyer thank thanks hello welcome happy dear hosted sponsored winner winners award awards prize
  experience expertise experiencia expert experts skills skill knowledge background previous former founder founders advisor advisors member members board chief officer head lead senior junior director manager president
  view history auto reminder reminders bonding reserve reserves treasury liquidity allocation quote quotes compare choose converged settings notification notifications search filter upload download export import inbox calendar login logout signup account accounts checkout pay bonus rewards incentives staking vesting docteure docteur doctorante cnrs inria hec essec mba phd insead polytechnique mit stanford harvard wharton oxford eth epfl iese esade unicef giz usaid latam emea apac saas b2b b2c foco enfoque kernel semantic`,
);

/** Words that no name holds. */
export const NON_NAME_WORDS: ReadonlySet<string> = new Set(
  [
    ...EXTRA,
    ...Object.values(ROLE_LISTS).flatMap((phrases) =>
      phrases.flatMap((phrase) => wordsOf(phrase).map((word) => word.folded)),
    ),
    ...Object.values(SECTION_WORDS).flatMap(({ heading }) =>
      heading.flatMap((phrase) => wordsOf(phrase).map((word) => word.folded)),
    ),
    ...Object.values(HEADING_WORDS).flatMap((words) => split(words)),
    ...[
      ...Object.values(SECTOR_WORDS).flatMap(({ strong, weak }) => [...strong, ...weak]),
      ...Object.values(PRODUCT_LISTS).flat(),
      ...Object.values(MARKET_LISTS).flat(),
    ].flatMap((phrase) => wordsOf(phrase).flatMap((word) => (word.folded.length >= 5 ? [word.folded] : []))),
  ].filter((word) => (word.length >= 3 || word === 'vp') && !ALSO_NAMES.has(word) && !NAME_PARTICLES.has(word)),
);
