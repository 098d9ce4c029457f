/** Texts of the first page. */
import { defineTexts } from '../define-texts.js';

/** The draft that 'Request Demo' opens is in Spanish, whatever the page's language. */
export const DEMO_DRAFT = {
  subject: 'Solicitud de demo de VC Analyst',
  body: 'Hola:\n\nNos gustaría ver una demo de VC Analyst.\n\nFondo:\nNombre y cargo:\nNúmero aproximado de decks al mes:\nDisponibilidad:\n\nGracias.',
};

export const landing = defineTexts({
  en: {
    tab: 'Pitch decks, read and scored',
    title: 'Every deck read. Every score proven.',
    subtitle:
      'Upload a pitch deck and get scores, a recommendation and the questions to ask, each traced to a slide and a quote. In under a minute.',
    requestDemo: 'Request Demo',
    howTitle: 'How a figure is traced',
    howFigure: 'A figure in the report',
    howSlide: 'The slide it was read from',
    howQuote: 'The words, found again on the slide by code',
    howMissing: 'What we do not find in the deck is said, and turned into a question',
    featuresTitle: 'What it does for a fund',
    uploadTitle: 'Upload and analyze',
    uploadText: 'PDF, PowerPoint or pictures up to 50 MB. Drop a whole folder: each company gets its own report.',
    insightsTitle: 'AI insights',
    insightsText:
      'Market, team, product, traction and risk, each scored by a published rubric that you can read line by line.',
    reportsTitle: 'Actionable reports',
    reportsText:
      'A memo with a recommendation, what would change it, and due-diligence questions by what they are worth.',
    instantTitle: 'Instant analysis',
    instantText: 'Nine steps, watched live. The same deck always gets the same score.',
    riskTitle: 'Risk analysis',
    riskText: 'Contradictions, hidden text and figures that do not add up are flagged with the slide they stand on.',
    teamTitle: 'Team collaboration',
    teamText: 'Comments pinned to a slide, decisions, roles for partners, analysts and observers.',
    figuresTitle: 'In figures',
    accuracy: 'AI accuracy',
    analysisTime: 'analysis time',
    startups: 'startups analyzed',
    capital: 'capital deployed',
  },
  es: {
    tab: 'Pitch decks leídos y puntuados',
    title: 'Cada deck, leído. Cada puntuación, demostrada.',
    subtitle:
      'Sube un pitch deck y obtén puntuaciones, una recomendación y las preguntas que hacer, cada una con su diapositiva y su cita. En menos de un minuto.',
    requestDemo: 'Solicitar demo',
    howTitle: 'Cómo se sigue el rastro de una cifra',
    howFigure: 'Una cifra del informe',
    howSlide: 'La diapositiva de la que procede',
    howQuote: 'Las palabras exactas, comprobadas por código en la diapositiva',
    howMissing: 'Lo que no encontramos en el deck se dice y se convierte en una pregunta',
    featuresTitle: 'Lo que hace por un fondo',
    uploadTitle: 'Sube y analiza',
    uploadText: 'PDF, PowerPoint o imágenes de hasta 50 MB. Suelta varios: cada empresa recibe su informe.',
    insightsTitle: 'Análisis con IA',
    insightsText:
      'Mercado, equipo, producto, tracción y riesgo, puntuados con una rúbrica publicada que puedes leer línea a línea.',
    reportsTitle: 'Informes accionables',
    reportsText: 'Un memorando con recomendación, qué la cambiaría y preguntas de due diligence según lo que valen.',
    instantTitle: 'Análisis al instante',
    instantText: 'Nueve pasos, en directo. El mismo deck obtiene siempre la misma puntuación.',
    riskTitle: 'Análisis de riesgos',
    riskText: 'Contradicciones, texto oculto y cuentas que no cuadran, señalados con su diapositiva.',
    teamTitle: 'Trabajo en equipo',
    teamText: 'Comentarios en cada diapositiva, decisiones y roles para socios, analistas y observadores.',
    figuresTitle: 'En cifras',
    accuracy: 'precisión de la IA',
    analysisTime: 'tiempo de análisis',
    startups: 'startups analizadas',
    capital: 'capital desplegado',
  },
  fr: {
    tab: 'Pitch decks lus et notés',
    title: 'Chaque deck est lu. Chaque score est prouvé.',
    subtitle:
      'Importez un pitch deck et obtenez des scores, une recommandation et les questions à poser, chacun relié à une diapositive et à une citation. En moins d’une minute.',
    requestDemo: 'Demander une démo',
    howTitle: 'Comment un chiffre se retrace',
    howFigure: 'Un chiffre du rapport',
    howSlide: 'La diapositive dont il provient',
    howQuote: 'Les mots exacts, retrouvés sur la diapositive par le code',
    howMissing: 'Ce que nous ne trouvons pas dans le deck est dit, et devient une question',
    featuresTitle: 'Ce que cela apporte à un fonds',
    uploadTitle: 'Importer et analyser',
    uploadText: 'PDF, PowerPoint ou images jusqu’à 50 Mo. Déposez-en plusieurs : chaque société reçoit son rapport.',
    insightsTitle: 'Analyse par IA',
    insightsText:
      'Marché, équipe, produit, traction et risque, notés selon une grille publiée, lisible ligne par ligne.',
    reportsTitle: 'Rapports utiles',
    reportsText:
      'Un mémo avec une recommandation, ce qui la changerait, et les questions de due diligence classées par enjeu.',
    instantTitle: 'Analyse immédiate',
    instantText: 'Neuf étapes, suivies en direct. Le même deck obtient toujours le même score.',
    riskTitle: 'Analyse des risques',
    riskText: 'Contradictions, texte caché et calculs qui ne tombent pas juste, signalés avec leur diapositive.',
    teamTitle: 'Travail en équipe',
    teamText:
      'Des commentaires attachés aux diapositives, des décisions, des rôles pour associés, analystes et observateurs.',
    figuresTitle: 'En chiffres',
    accuracy: 'précision de l’IA',
    analysisTime: 'durée de l’analyse',
    startups: 'startups analysées',
    capital: 'capital déployé',
  },
});
