/** How far a product is, read from words: what runs, what is only planned, and what the deck says outright has not come. */
import { describe, expect, it } from 'vitest';
import type { Section } from '../../model/values.js';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherClaims } from '../../testing/gather-claims.js';
import { gatherFacts } from '../facts/gather-facts.js';

const stagesOf = (slides: SlideSketch[], language: string) =>
  gatherFacts(makeView(slides, { language, companyName: 'Nimbora' }), ['product_stage'])
    .filter(({ basis }) => basis === 'actual')
    .map(({ detail }) => detail?.['level']);
const on = (section: Section, lines: string[], language: string) => stagesOf([{ section, lines: [lines] }], language);

describe('a maturity in words', () => {
  const claims = (section: Section, line: string, language = 'en', title = '') =>
    gatherClaims(makeView([{ section, lines: [line], title }], { language, companyName: 'Nimbora' })).facts;

  it('names the maturity that the deck shows', () => {
    const level = (section: Section, line: string, language?: string) =>
      claims(section, line, language).find(({ kind }) => kind === 'product_stage')?.detail?.['level'];
    expect(level('product', 'The prototype can be tried online')).toBe('prototype');
    expect(level('traction', 'El MVP ya funciona en dos clínicas', 'es')).toBe('mvp');
    expect(level('traction', 'Nimbora is live in 40 clinics')).toBe('live');
    expect(level('traction', 'Nimbora est en ligne depuis 2024', 'fr')).toBe('live');
  });

  it.each<[string, string, boolean]>([
    ['en', 'MVP: rota of the harbour', true],
    ['es', 'MVP: la agenda del puerto', true],
    ['fr', 'MVP : l’agenda du port', true],
    ['en', 'After the MVP', false],
    ['es', 'Tras el MVP', false],
    ['fr', 'Après le MVP', false],
  ])('takes a title that opens with a maturity at its word (%s: %s)', (language, title, shown) => {
    const facts = claims('product', 'Every berth at a glance', language, title);
    expect(facts.some(({ kind, detail }) => kind === 'product_stage' && detail?.['level'] === 'mvp')).toBe(shown);
  });

  it.each([
    [
      'en',
      'Status: UI 30% · MVP in 12 weeks',
      'Status: UI 100% · MVP in 2 clinics',
      'Prototype of the band: pending funding',
    ],
    [
      'es',
      'Estado: UI 30% · MVP en 12 semanas',
      'Estado: UI 100% · MVP en 2 clínicas',
      'Prototipo del brazalete: pendiente',
    ],
    [
      'fr',
      'Statut : UI 30% · MVP en 12 semaines',
      'Statut : UI 100% · MVP en 2 cliniques',
      'Prototype du bracelet : en attente',
    ],
  ])(
    'takes no time that is left, and nothing that is still open, for what is there (%s)',
    (language, ahead, there, open) => {
      expect(on('product', [ahead], language)).toEqual([]);
      expect(on('product', [there], language)).toEqual(['mvp']);
      expect(on('product', [open], language)).toEqual([]);
    },
  );

  it('takes no word of another language for what is still open', () => {
    expect(on('product', ['Todo el MVP funciona en 2 clínicas'], 'es')).toEqual(['mvp']);
    expect(on('product', ['To-do: MVP in 2 clinics'], 'en')).toEqual([]);
  });

  it.each<[string | undefined, string, string?]>([
    ['prototype', 'We have built a scheduling platform with two clinics in mind'],
    ['prototype', 'Hemos desarrollado una aplicación que llena las citas', 'es'],
    ['prototype', 'Nous avons développé un outil qui remplit les agendas', 'fr'],
    ['prototype', 'Code: https://github.com/nimbora/agenda'],
    ['mvp', 'Try it now: nimbora.vercel.app'],
    ['live', 'Get it: play.google.com/store/apps/details?id=app.nimbora'],
    ['prototype', 'Product demo'],
    ['prototype', 'Demostración', 'es'],
    ['prototype', 'Démo', 'fr'],
    [undefined, 'We have built a team of twelve engineers'],
    [undefined, 'Hemos construido relaciones con los hospitales', 'es'],
    [undefined, 'Nous avons construit une équipe de douze personnes', 'fr'],
    [undefined, 'Jane Okoro: github.com/janeokoro'],
    [undefined, 'Book a demo'],
    [undefined, 'Solicita una demo', 'es'],
    [undefined, 'Demandez une démo', 'fr'],
  ])('reads %s from what was built: %s', (level, line, language) => {
    expect(claims('product', line, language).find(({ kind }) => kind === 'product_stage')?.detail?.['level']).toBe(
      level,
    );
  });

  it.each([
    ['en', 'Live in production with one clinic', '6-month targets'],
    ['es', 'En producción con una clínica', 'Objetivos a 6 meses'],
    ['fr', 'En production chez une clinique', 'Cibles à 6 mois'],
  ])('is not there yet where it stands under a head of plans (%s: %s)', (language, line, head) => {
    const stages = (over: string) =>
      gatherFacts(makeView([{ section: 'product', lines: [[over, line]] }], { language }), ['product_stage']);
    expect(stages(head)).toEqual([]);
    expect(stages('Harbour desk').map(({ detail }) => detail?.['level'])).toEqual(['live']);
  });

  it.each([
    ['en', 'Pre-launch, September 2026', 'Launched in September 2025'],
    ['es', 'Prelanzamiento, septiembre de 2026', 'Lanzada en septiembre de 2025'],
    ['fr', 'Produit prêt, lancement imminent', 'Produit lancé en septembre 2025'],
  ])('is before its launch where the deck says so (%s: %s)', (language, ahead, launched) => {
    const levels = (line: string) =>
      claims('product', line, language).flatMap(({ kind, detail }) =>
        kind === 'product_stage' ? detail?.['level'] : [],
      );
    expect(levels(ahead)).toContain('prelaunch');
    expect(levels(launched)).not.toContain('prelaunch');
  });

  it.each([
    ['en', 'Current stage: concept'],
    ['es', 'Etapa actual: en fase de idea'],
    ['fr', 'Statut : stade de l’idée'],
  ])('is marked where the deck names it (%s: %s)', (language, line) => {
    expect(claims('product', line, language).find(({ kind }) => kind === 'product_stage')?.detail).toEqual({
      level: 'idea',
      said: true,
    });
  });
});

describe('a product', () => {
  it.each([
    ['en', 'The platform runs in production', 'In production with 14 clinics'],
    ['es', 'Plataforma desplegada en producción', 'En producción con 14 clínicas'],
    ['fr', 'Plateforme déployée en production', 'En production chez 14 cliniques'],
  ])('that runs is a first version, and live with those who use it (%s)', (language, runs, used) => {
    expect(on('product', [runs], language)).toEqual(['mvp']);
    expect(on('product', [used], language)).toEqual(['live']);
  });

  it.each([
    ['en', 'The Nimbora prototype is online now', 'Nimbora is online now'],
    ['es', 'El prototipo ya está disponible', 'La aplicación ya disponible en tiendas'],
    ['fr', 'Le prototype est déjà disponible', 'L’application est déjà disponible en magasin'],
  ])('whose prototype is online is a prototype (%s)', (language, early, live) => {
    expect(on('product', [early], language)).toEqual(['prototype']);
    expect(on('product', [live], language)).toEqual(['live']);
  });

  it.each([
    ['en', 'Develop the MVP with two clinics', 'As soon as the beta version works', 'The MVP is with two clinics'],
    ['es', 'Desarrollar el MVP con dos clínicas', 'En cuanto la versión beta funcione', 'El MVP está en dos clínicas'],
    ['fr', 'Développer le MVP avec deux cliniques', 'Dès que la version bêta marche', 'Le MVP est dans deux cliniques'],
  ])('is not there where it is a task or a condition (%s)', (language, task, once, there) => {
    expect(on('product', [task], language)).toEqual([]);
    expect(on('product', [once], language)).toEqual([]);
    expect(on('product', [there], language)).toEqual(['mvp']);
  });

  it.each([
    ['en', 'Month 3: 100 paying customers', 'Live demo: [Your URL]'],
    ['es', 'Mes 3: 100 clientes de pago', 'Demo funcional: [Tu URL]'],
    ['fr', 'Mois 3 : 100 clients payants', 'Démo en ligne : [Votre URL]'],
  ])(
    'is not live for the word that names payers, nor shown where the address is a blank (%s)',
    (language, goal, blank) => {
      expect(on('traction', [goal], language)).toEqual([]);
      expect(on('product', [blank], language)).toEqual([]);
    },
  );

  it.each([
    ['en', '✓ MVP in the hands of two clinics', 'MVP in the hands of two clinics'],
    ['es', '✓ MVP en manos de dos clínicas', 'MVP en manos de dos clínicas'],
    ['fr', '✓ MVP entre les mains de deux cliniques', 'MVP entre les mains de deux cliniques'],
  ])('is there where a step of the roadmap is ticked (%s)', (language, ticked, open) => {
    expect(on('roadmap', [ticked], language)).toEqual(['mvp']);
    expect(on('roadmap', [open], language)).toEqual([]);
  });

  it.each([
    ['en', 'It is not a mockup: the beta version works', 'There is no beta version'],
    ['es', 'No es una maqueta: la versión beta ya funciona', 'Todavía no hay versión beta'],
    ['fr', 'Ce n’est pas une maquette : la version bêta fonctionne déjà', 'Pas de version bêta'],
  ])('is denied by the words right before it alone (%s)', (language, said, denied) => {
    expect(on('product', [said], language)).toContain('mvp');
    expect(on('product', [denied], language)).toEqual([]);
  });
});

describe('what has not come', () => {
  const told = (lines: string[], language: string, title = 'Traction') =>
    gatherFacts(makeView([{ section: 'traction', title, lines: lines.map((line) => [line]) }], { language }), [
      'product_stage',
      'revenue',
    ])
      .filter(({ basis }) => basis === 'actual')
      .map(({ kind, value, detail }) => `${kind} ${value ?? detail?.['level']}`);

  it.each([
    ['en', 'Nimbora is live in 3 towns', 'Closed beta in Lyon', 'Public launch planned', 'Closed beta completed'],
    [
      'es',
      'Ya disponible en 3 ciudades',
      'Beta cerrada en León',
      'Lanzamiento previsto en mayo',
      'Beta cerrada terminada',
    ],
    ['fr', 'Déjà disponible dans 3 villes', 'Bêta fermée à Lyon', 'Lancement prévu en mai', 'Bêta fermée terminée'],
  ])('the launch: nothing is live before it (%s)', (language, live, beta, launch, over) => {
    expect(told([live], language)).toEqual(['product_stage live']);
    expect(told([live, beta], language)).not.toContain('product_stage live');
    expect(told([live, launch], language)).not.toContain('product_stage live');
    expect(told([live, over], language)).toContain('product_stage live');
  });

  it.each([
    ['en', 'Product', 'Landing page', 'Live at nimbora.com'],
    ['es', 'Producto', 'Landing page', 'Live at nimbora.com'],
    ['es', 'Producto', 'Lista de espera', 'Ya disponible en nimbora.com'],
    ['fr', 'Produit', 'Page d’atterrissage', 'En ligne depuis 2024 : nimbora.com'],
  ])('a page that tells of it is not it (%s)', (language, product, about, line) => {
    const under = (head: string, told = line) =>
      stagesOf([{ section: 'traction', lines: [[`${head}:`, told]] }], language);
    expect(under(product)).toContain('live');
    expect(under(about)).toEqual([]);
    // Who runs may have a list of those who wait.
    expect(under(product, `${line}, waitlist: 200`)).toContain('live');
  });

  it.each([
    ['en', 'Now live on the App Store', 'Live demo available on the App Store'],
    ['es', 'Ya disponible en App Store', 'Demo disponible en App Store'],
    ['fr', 'Disponible sur l’App Store', 'Démo live disponible sur demande'],
  ])('a demonstration is nothing in use (%s)', (language, live, demo) => {
    expect(told([live], language)).toContain('product_stage live');
    expect(told([demo], language)).not.toContain('product_stage live');
  });

  it.each([
    ['en', 'Nimbora is live in 3 towns', 'We are pre-product-market fit'],
    ['es', 'Ya disponible en 3 ciudades', 'Estamos en pre-product-market fit'],
    ['fr', 'Déjà disponible dans 3 villes', 'Nous sommes en pré-product-market fit'],
  ])('who has yet to find a market may be live (%s)', (language, live, fit) => {
    expect(told([live, fit], language)).toContain('product_stage live');
  });

  it.each([
    ['en', 'Revenue: $15,000', 'Pre-revenue today', 'From pre-revenue to five contracts in a year'],
    ['es', 'Ingresos: 15.000 €', 'Estamos pre-ingresos', 'Pasamos de pre-ingresos a cinco contratos'],
    ['fr', 'Chiffre d’affaires : 15 000 €', 'Nous sommes pré-revenus', 'Nous sommes partis de pré-revenus'],
  ])('the first sale: no undated revenue is of today (%s)', (language, revenue, before, once) => {
    expect(told([revenue], language)).toEqual(['revenue 15000']);
    expect(told([revenue, before], language)).toEqual([]);
    expect(told([revenue, once], language)).toEqual(['revenue 15000']);
  });

  it.each([
    ['en', 'Revenue: $15,000', 'No customers or signed pilots established', 'Customers: 12'],
    ['en', 'Revenue: $15,000', 'Customers: 0', 'Customers: 0 → 120'],
    ['es', 'Ingresos: 15.000 €', 'Clientes: 0', 'Clientes: 20'],
    ['fr', 'Chiffre d’affaires : 15 000 €', 'Clients : 0', 'Clients : 10'],
  ])('a deck that has no customer has sold nothing (%s)', (language, revenue, none, some) => {
    expect(told([revenue, none], language)).toEqual([]);
    expect(told([revenue, some], language)).toContain('revenue 15000');
  });
});
