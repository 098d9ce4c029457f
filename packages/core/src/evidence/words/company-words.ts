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
  'propose',
  'permet',
  'simule',
  'aide',
] as const;
