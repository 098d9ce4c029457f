/** M6 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.M6.title': 'Customer and pain',
  'summary.topic.M6': 'customer pain',
  'scoring.M6.asks': 'Who the customer is, what the problem costs them, and who has confirmed it.',
  'scoring.M6.none': 'We found neither the customer nor the problem.',
  'scoring.M6.segment': 'The customer is named ({segment}). To check: what hurts.',
  'scoring.M6.no-segment': 'A problem is described. To check: what they would pay to be rid of it.',
  'scoring.M6.pain': 'Customer and problem are named ({segment}). To check: what they would pay to be rid of it.',
  'scoring.M6.cost-alone': 'The problem is put in figures ({cost}). To check: who has it.',
  'scoring.M6.costed': 'The problem is put in figures ({cost}). To check: what customers themselves say of it.',
  'scoring.M6.proven':
    'The problem is put in figures ({cost}), and a source, interviews or paying customers are shown as well.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.M6.title': 'Cliente y problema',
  'summary.topic.M6': 'necesidad del cliente',
  'scoring.M6.asks': 'Quién es el cliente, cuánto le cuesta el problema y quién lo ha confirmado.',
  'scoring.M6.none': 'No encontramos ni el cliente ni el problema.',
  'scoring.M6.segment': 'Se nombra al cliente ({segment}). Por comprobar: qué le duele.',
  'scoring.M6.no-segment': 'Se describe un problema. Por comprobar: lo que pagarían por librarse de él.',
  'scoring.M6.pain': 'Se nombran cliente y problema ({segment}). Por comprobar: lo que pagarían por librarse de él.',
  'scoring.M6.cost-alone': 'El problema se expresa en cifras ({cost}). Por comprobar: quién lo tiene.',
  'scoring.M6.costed':
    'El problema se expresa en cifras ({cost}). Por comprobar: lo que dicen de ello los propios clientes.',
  'scoring.M6.proven':
    'El problema se expresa en cifras ({cost}), y se muestra también una fuente, entrevistas o clientes de pago.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.M6.title': 'Client et problème',
  'summary.topic.M6': 'le besoin du client',
  'scoring.M6.asks': 'Qui est le client, ce que le problème lui coûte et qui l’a confirmé.',
  'scoring.M6.none': 'Nous n’avons trouvé ni le client ni le problème.',
  'scoring.M6.segment': 'Le client est nommé ({segment}). À vérifier : ce qui le gêne.',
  'scoring.M6.no-segment': 'Un problème est décrit. À vérifier : ce qu’ils paieraient pour s’en défaire.',
  'scoring.M6.pain': 'Client et problème sont nommés ({segment}). À vérifier : ce qu’ils paieraient pour s’en défaire.',
  'scoring.M6.cost-alone': 'Le problème est mis en chiffres ({cost}). À vérifier : qui l’a.',
  'scoring.M6.costed': 'Le problème est mis en chiffres ({cost}). À vérifier : ce qu’en disent les clients eux-mêmes.',
  'scoring.M6.proven':
    'Le problème est mis en chiffres ({cost}), et une source, des entretiens ou des clients payants sont montrés aussi.',
};
