/** R6 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R6.title': 'Legal, regulation and IP',
  'summary.topic.R6': 'the legal side',
  'scoring.R6.asks': 'Which rules apply, the status of licences, who holds the rights.',
  'scoring.R6.none': 'We found nothing on regulation, licences or rights.',
  'scoring.R6.denied': 'The deck says that no licence is needed and gives no reason.',
  'scoring.R6.mentioned': 'Regulation or rights are mentioned. To check: how far they are.',
  'scoring.R6.named': 'The rules that apply are named: “{line}”. To check: how far compliance is.',
  'scoring.R6.status': 'Of licences or rights: “{line}”. To check: how far they reach.',
  'scoring.R6.held': 'A licence or certificate is held: “{line}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R6.title': 'Aspectos legales, regulación y PI',
  'summary.topic.R6': 'aspectos legales',
  'scoring.R6.asks': 'Qué normas se aplican, en qué estado están las licencias y quién tiene los derechos.',
  'scoring.R6.none': 'No encontramos nada sobre regulación, licencias ni derechos.',
  'scoring.R6.denied': 'La presentación dice que no hace falta licencia, sin dar razones.',
  'scoring.R6.mentioned': 'Se mencionan la regulación o los derechos. Por comprobar: en qué estado están.',
  'scoring.R6.named': 'Se nombran las normas que se aplican: «{line}». Por comprobar: el grado de cumplimiento.',
  'scoring.R6.status': 'Sobre licencias o derechos: «{line}». Por comprobar: hasta dónde alcanzan.',
  'scoring.R6.held': 'Se dispone de una licencia o un certificado: «{line}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R6.title': 'Juridique, réglementation et PI',
  'summary.topic.R6': 'le volet juridique',
  'scoring.R6.asks': 'Quelles règles s’appliquent, où en sont les licences, qui détient les droits.',
  'scoring.R6.none': 'Nous n’avons rien trouvé sur la réglementation, les licences ou les droits.',
  'scoring.R6.denied': 'Le deck dit qu’aucune licence n’est nécessaire, sans raison.',
  'scoring.R6.mentioned': 'La réglementation ou les droits sont mentionnés. À vérifier : où ils en sont.',
  'scoring.R6.named': 'Les règles applicables sont nommées : « {line} ». À vérifier : le degré de conformité.',
  'scoring.R6.status': 'Sur les licences ou les droits : « {line} ». À vérifier : jusqu’où ils vont.',
  'scoring.R6.held': 'Une licence ou un certificat est détenu : « {line} ».',
};
