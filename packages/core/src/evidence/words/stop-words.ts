/**
 * Small words that give a language away, and the deck words of headings too short to hold one. Data only.
 * A word that several languages share counts for each of them by its share.
 */
export const STOP_WORDS: Readonly<Record<string, string>> = {
  en: `the of and to in is are was were for with on that this it its by from as at be been have has had or an our we you
    your their they them he she his her not but can will would which who what how why when where than then more most all any into
    through over up out about there these those do does don't isn't one also between each every while`,
  es: `el la los las de del y e que en un una unos unas por para con se su sus lo le les al es son ser esta este estos estas
    como mas pero muy sin sobre entre desde hasta cuando donde quien cual porque ya o u no ni nos nuestro nuestra nuestros
    nuestras hay fue han ha tiene tienen cada todo toda todos todas tambien solo durante mediante hacia mi tu`,
  fr: `le la les de du des et que qui en un une pour avec sur dans par se sa son ses ce cette ces au aux est sont etre ne pas
    plus ou nous vous ils elles il elle notre nos votre vos leur leurs mais comme sans entre chez donc ainsi aussi tout toute
    tous toutes ont ete fait etait y d l qu n c j s on si depuis lors afin chaque meme`,
  de: `der die das und ist sind von mit fur auf in im den dem des ein eine einer eines einem einen nicht zu zum zur wir sie er
    es uns unser unsere durch als auch bei nach aus wie oder aber werden wird wurde haben hat kann konnen uber um noch nur mehr
    dass daten sich ihre ihr alle jede sehr wenn`,
  pt: `o a os as de do da dos das e que em no na nos nas um uma uns umas por para com se sua seu suas seus ao aos mais mas muito
    sem sobre entre ate quando onde quem nao sao foi tem ja ou pelo pela pelos pelas como voce voces esta este isso nosso nossa
    nossos nossas tambem cada todo toda todos todas ser ha`,
  it: `il lo la i gli le di del dello della dei degli delle e che in un uno una per con su nel nella nei sul sulla al alla ai
    dal dalla si non sono essere questo questa questi come piu ma anche tra fra quando dove chi cui nostro nostra nostri nostre
    ogni tutto tutti tutte ha hanno o da se ci`,
  nl: `de het een en van in is dat die op te zijn met voor niet aan er om ook als bij door naar uit maar wij we ons onze jij je
    u uw hun zij ze hij deze dit wordt worden werd heeft hebben kan kunnen meer over tot dan nog alle elke geen wat wie hoe`,
  ca: `el la els les de del dels i que en un una uns unes per amb es seu seva seus seves lo al als som son ser aquest aquesta
    aquests aquestes com mes pero molt sense sobre entre des fins quan on qui o ni ens nostre nostra nostres hi ha han te tenen
    cada tot tota tots totes tambe perque d l`,
  sv: `och att det som en ett av for den med pa ar inte till om har de vi var vara kan man sa men alla detta dessa eller fran
    sig ska mer vid efter nar hur era oss mycket`,
  da: `og at det som en et af for den med pa er ikke til om har de vi var vores kan man sa men alle dette disse eller fra sig
    skal mere ved efter nar hvordan jeres os meget blive bliver`,
  pl: `i w na z do nie sie to jest ze o dla jak przez od po ale co tym byc oraz lub nasz nasza nasze naszych sa ma ktory ktore
    ktora przy juz tylko bardzo wiecej`,
  ro: `si de la in cu pe un o pentru este sunt nu din care mai ca sau prin dar noastra noastre nostru lor fi fost al ale cele
    cel cea acest aceasta foarte`,
  tr: `ve bir bu da de icin ile olarak olan en daha cok gibi ne var biz siz onlar her ya ki kadar sonra bizim degil`,
  id: `dan yang di dengan untuk dari pada ini itu adalah ke dalam tidak akan atau kami kita anda oleh sebagai dapat lebih juga
    karena bisa`,
};

/** Words of slide headings, for slides of a few words. */
export const HEADING_WORDS: Readonly<Record<string, string>> = {
  en: `problem problems solution solutions team market opportunity business traction competition competitors competitive roadmap
    ask funding thank welcome introduction overview features customers revenue growth vision mission contact technology product
    products future users pricing summary challenge why now works timeline milestones financials use funds`,
  es: `problema problemas solucion soluciones equipo mercado oportunidad negocio modelo traccion competencia competidores hoja ruta
    ronda inversion gracias bienvenidos introduccion caracteristicas clientes ingresos crecimiento mision contacto
    tecnologia tecnologias producto productos futuro usuarios precios resumen reto propuesta valor hitos finanzas siguientes pasos`,
  fr: `probleme problemes constat enjeu equipe marche opportunite modele economique concurrence concurrents feuille route levee
    fonds merci bienvenue presentation fonctionnalites revenus croissance technologie technologies produit produits avenir
    utilisateurs tarifs sommaire defi proposition valeur jalons finances prochaines etapes pourquoi comment annexes offre`,
  de: `problem losung losungen team markt chance geschaftsmodell wettbewerb konkurrenz fahrplan finanzierung danke willkommen
    einfuhrung funktionen kunden umsatz wachstum technologie produkt produkte zukunft nutzer preise zusammenfassung auftrag fazit
    vielen dank ubersicht kontakt`,
  pt: `problema problemas solucao solucoes equipe mercado oportunidade negocio modelo tracao concorrencia concorrentes roteiro
    rodada investimento obrigado obrigada introducao clientes receita crescimento missao visao contato tecnologia produto produtos
    futuro usuarios precos resumo desafio`,
  it: `problema soluzione soluzioni squadra mercato opportunita concorrenza concorrenti finanziamento grazie introduzione clienti
    ricavi crescita missione visione contatti tecnologia prodotto prodotti futuro utenti prezzi sfida modello`,
  nl: `probleem oplossing oplossingen markt kans verdienmodel concurrentie financiering bedankt welkom inleiding klanten omzet
    groei missie visie technologie toekomst gebruikers prijzen samenvatting uitdaging`,
  ca: `problema solucio equip mercat oportunitat negoci model traccio competencia competidors ronda inversio gracies introduccio
    clients ingressos creixement missio visio contacte tecnologia producte productes futur usuaris preus resum repte`,
};

/** Letters that settle a language, each worth a word and a half. */
export const TELLING_LETTERS: readonly { letters: RegExp; language: string }[] = [
  { letters: /[ñ¿¡]/gu, language: 'es' },
  { letters: /[ãõ]/gu, language: 'pt' },
  { letters: /ß/gu, language: 'de' },
  { letters: /[œ]/gu, language: 'fr' },
  { letters: /ŀ|l·l/gu, language: 'ca' },
  { letters: /[åÅ]/gu, language: 'sv' },
  { letters: /[ąęłśżź]/gu, language: 'pl' },
  { letters: /[ğışİ]/gu, language: 'tr' },
  { letters: /[șță]/gu, language: 'ro' },
];

/** Scripts that name their language, or its commonest one. Order matters: kana before Han. */
export const SCRIPTS: readonly { script: RegExp; language: string }[] = [
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, language: 'ja' },
  { script: /\p{Script=Hangul}/gu, language: 'ko' },
  { script: /\p{Script=Han}/gu, language: 'zh' },
  { script: /\p{Script=Cyrillic}/gu, language: 'ru' },
  { script: /\p{Script=Arabic}/gu, language: 'ar' },
  { script: /\p{Script=Hebrew}/gu, language: 'he' },
  { script: /\p{Script=Greek}/gu, language: 'el' },
  { script: /\p{Script=Devanagari}/gu, language: 'hi' },
  { script: /\p{Script=Thai}/gu, language: 'th' },
];
