/** Words that help to tell a company's name from what else stands on covers, in file names and in addresses. Data only. */

/** What decks, files and covers are called; never part of a name on their own. Folded. */
export const DECK_WORDS: ReadonlySet<string> = new Set(
  `pitch deck pitchdeck decks presentation presentacion slides slide investor investors investment inversores inversion investisseurs investisseur startup startups company
  overview confidential confidencial confidentiel final version draft borrador brouillon copy copia copie vf vfinal v1 v2 v3 v4 v5 short long full en es fr eng esp english spanish espanol french francais
  seed series round ronda preseed pre teaser onepager one pager memo summary executive resumen dossier official the for para pour of de du business plan proposal public new rev update updated
  q1 q2 q3 q4 introduction intro welcome bienvenidos bienvenue cover portada demo day untitled document documento microsoft powerpoint keynote google canva template plantilla modele file pdf pptx ppt
  january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre thank thanks you gracias merci contact contacto us agenda contents project proyecto projet name equipo team equipe by presented presents present page date`.split(
    /\s+/,
  ),
);

/** Tails that name a form or a kind, kept out of the comparison of two spellings. Folded. */
export const NAME_TAILS: ReadonlySet<string> = new Set(
  'llc inc ltd limited gmbh sl sa sas sarl bv ag corp corporation co plc pte sapi cv spa srl app io ai technologies technology labs group'.split(
    ' ',
  ),
);

/** Hosts of mail, networks, code, stores and sources, which say nothing of the company. Second-level name only. */
export const COMMON_HOSTS: ReadonlySet<string> = new Set(
  `gmail googlemail outlook hotmail yahoo icloud protonmail proton live msn aol gmx mail linkedin twitter x facebook instagram youtube youtu tiktok t telegram discord whatsapp wa medium substack reddit quora
  google goo docs drive notion airtable calendly figma canva github gitlab bitbucket npmjs vercel netlify herokuapp firebaseapp webflow wixsite wordpress blogspot apple microsoft amazon aws azure bit tinyurl lnkd
  doi ieee ieeexplore arxiv ssrn nature sciencedirect springer statista gartner forbes bloomberg reuters mckinsey deloitte pwc techcrunch crunchbase wikipedia wikimedia worldbank who un europa gov edu ac loom vimeo slideshare slidebean
  example yourcompany company website domain ethereum etherscan bscscan opensea coinmarketcap coingecko unsplash flaticon freepik pexels
  gamma pitch tome beautiful prezi slidesgo slidescarnival miro visme genially streamlit huggingface replit onrender glitch`.split(
    /\s+/,
  ),
);

/** Second-level labels that belong to the ending of a host (`co.uk`, `com.mx`). */
export const HOST_ENDINGS: ReadonlySet<string> = new Set('co com org net gob gov edu ac or ne in'.split(' '));

/** Words that follow a name where a sentence says what the company is, folded. */
export const IS_A = [
  'is a',
  'is an',
  'is the',
  'is our',
  'is one',
  'is how',
  'provides',
  'helps',
  'enables',
  'introduces',
  'offers',
  'solves',
  'transforms',
  'es un',
  'es una',
  'es la',
  'es el',
  'ofrece',
  'permite',
  'ayuda',
  'est un',
  'est une',
  'est la',
  'est le',
  "c'est un",
  "c'est une",
  "c'est le",
  "c'est la",
  'propose',
  'permet',
  'simule',
  'aide',
] as const;

/** What a name is said to be that a company makes or is: "Acme is an app", "Acme es una plataforma". Folded. */
export const DEFINED_AS = [
  ...['app', 'application', 'platform', 'marketplace', 'service', 'software', 'tool', 'device', 'system', 'network'],
  ...['website', 'web', 'startup', 'company', 'solution', 'product', 'game', 'assistant', 'protocol', 'extension'],
  ...['aplicacion', 'plataforma', 'mercado', 'servicio', 'herramienta', 'dispositivo', 'sistema', 'red', 'empresa'],
  ...['solucion', 'producto', 'juego', 'asistente', 'protocolo', 'cooperativa', 'aparato', 'maquina'],
  ...['plateforme', 'logiciel', 'outil', 'appareil', 'systeme', 'reseau', 'site', 'societe', 'entreprise', 'produit'],
  ...['jeu', 'protocole', 'cooperative', 'machine'],
] as const;

/** Heads of a line behind which the name stands: "Project name: Acme". Folded. */
export const NAME_LABELS = [
  'project name',
  'project title',
  'project',
  'company name',
  'company',
  'startup name',
  'startup',
  'product name',
  'product',
  'app name',
  'nombre del proyecto',
  'nombre de la empresa',
  'nombre del producto',
  'nombre del mvp',
  'proyecto',
  'empresa',
  'producto',
  'nom du projet',
  'nom de l entreprise',
  'projet',
  'entreprise',
  'produit',
  'nome do projeto',
  'projeto',
  'projektname',
  'projekt',
] as const;

/** Words right before a name of one's own or of others: "about Acme", "chez Acme". Folded. */
export const WORDS_BEFORE_A_NAME = [
  ...[
    'about',
    'meet',
    'introducing',
    'join',
    'why',
    'with',
    'at',
    'by',
    'using',
    'welcome',
    'powered',
    'called',
    'choose',
    'how',
  ],
  ...[
    'presentamos',
    'conoce',
    'sobre',
    'con',
    'por',
    'somos',
    'en',
    'llamado',
    'llamada',
    'unete',
    'elegir',
    'funciona',
  ],
  ...[
    'presentons',
    'decouvrez',
    'chez',
    'avec',
    'rejoignez',
    'pourquoi',
    'appele',
    'appelee',
    'via',
    'par',
    'fonctionne',
  ],
] as const;

/** What events, courses and schools are called, which stand on covers too. Folded. */
export const EVENT_WORDS = [
  ...[
    'hackathon',
    'hack',
    'hackaton',
    'challenge',
    'cup',
    'awards',
    'award',
    'competition',
    'bootcamp',
    'summit',
    'conference',
  ],
  ...[
    'university',
    'school',
    'college',
    'institute',
    'faculty',
    'course',
    'class',
    'accelerator',
    'incubator',
    'track',
    'demoday',
    'cohort',
    'batch',
    'launchpad',
    'fair',
    'festival',
    'programme',
    'fellowship',
    'fund',
  ],
  ...[
    'universidad',
    'escuela',
    'facultad',
    'instituto',
    'concurso',
    'reto',
    'curso',
    'aceleradora',
    'incubadora',
    'congreso',
    'cohorte',
    'feria',
    'convocatoria',
    'programa',
    'edicion',
    'asignatura',
    'materia',
    'fondo',
  ],
  ...[
    'universite',
    'ecole',
    'faculte',
    'concours',
    'cours',
    'promotion',
    'incubateur',
    'accelerateur',
    'promo',
    'appel',
    'fonds',
    'filiere',
    'licence',
    'semifinal',
    'final',
    'finale',
  ],
] as const;

/** Tools, networks, chains and boards that decks are built with and name often. Folded words. */
export const TECHNOLOGIES: ReadonlySet<string> = new Set(
  `ai ia ml llm gpt chatgpt openai anthropic claude gemini llama langchain rag nlp ocr api apis sdk app apps web3 defi nft nfts dao dapp dapps tvl kyc aml iot gps qr sms usd usdc usdt eur btc eth bitcoin ethereum polygon matic solana
  avalanche avax near cardano polkadot cosmos hedera hbar algorand stellar tezos arbitrum optimism base chainlink ipfs filecoin uniswap aave metamask walletconnect hyperledger fabric ripple xrp binance bnb tron ton sui aptos starknet zksync celo
  react node next nextjs nodejs vue angular svelte tailwind tailwindcss typescript javascript python java kotlin swift flutter dart rust go golang php laravel django flask fastapi express spring graphql rest mongodb mysql postgresql postgres sqlite redis
  firebase supabase docker kubernetes aws azure gcp vercel heroku cloudflare lambda s3 ec2 serverless terraform kafka spark hadoop tensorflow pytorch keras opencv yolo arduino raspberry esp32 lora lorawan zigbee bluetooth wifi ble rfid nfc
  android ios iphone ipad windows linux mac whatsapp telegram instagram facebook twitter tiktok youtube linkedin reddit discord slack zoom google apple microsoft amazon meta uber airbnb netflix spotify tesla github gitlab stripe paypal visa mastercard shopify
  js mac macos os saas b2b b2c d2c crm erp hr kpi roi mvp poc tam sam som arr mrr ltv cac cagr gmv esg sdg nps qa ux ui it vr ar xr mr 3d pdf csv json http https html css smes sme ngo ngos eu un usa uk covid covid19 gdpr hipaa`.split(
    /\s+/u,
  ),
);

/** What teams, groups and those who taught them are called on covers; such a name is no company's. Folded. */
export const TEAM_WORDS = [
  ...['team', 'group', 'professor', 'prof', 'mentor', 'presenter', 'instructor', 'adviser', 'advisor'],
  ...['equipo', 'grupo', 'profesor', 'profesora', 'docente', 'tutor', 'tutora', 'asesor', 'asesora'],
  ...['equipe', 'groupe', 'professeur', 'tuteur', 'tutrice', 'enseignant', 'enseignante', 'encadrant', 'conseil'],
] as const;
