/** What puts on guard about people: a template where they should stand, a relative as the pilot; and honest twins. */
import { describe, expect, it } from 'vitest';
import type { Section } from '../../model/values.js';
import { makeView } from '../../testing/make-view.js';
import { gatherAll } from '../facts/gather-facts.js';

function read(section: Section, lines: string[], language = 'en') {
  const { facts, unverified } = gatherAll(makeView([{ section, lines }], { language, companyName: 'Nimbora' }));
  expect(unverified).toEqual([]);
  return facts;
}

const placeholders = (section: Section, lines: string[]) =>
  read(section, lines)
    .filter(({ kind, detail }) => kind === 'template_token' && detail?.['of'] === 'person')
    .map(({ text }) => text);
const related = (section: Section, line: string, language: string) =>
  read(section, [line], language).filter(({ kind }) => kind === 'related_party');

describe('placeholders instead of people', () => {
  it.each([
    'John Doe',
    'Founder Name',
    'First name last name',
    '[Name, placeholder]',
    '[Founder / CEO]',
    '(Insert team bios here)',
    'Add founder names and photos before sending',
    'Nombre y apellidos',
    'Nombre del fundador',
    'Inserte las fotos del equipo aquí',
    'Prénom Nom',
    'Nom du fondateur',
    'Ajoutez les photos de l’équipe ici',
  ])('are found on a team slide: %s', (line) => {
    expect(placeholders('team', ['Team', line, 'CEO'])).toEqual([line]);
  });

  it('are found beside a role where no heading says team, and elsewhere are the words of a product', () => {
    expect(placeholders('other', ['Founder Name', 'CO-FOUNDER & CEO'])).toEqual(['Founder Name']);
    expect(placeholders('product', ['John Doe', 'Appointment at 10:30'])).toEqual([]);
    expect(placeholders('product', ['Full name', 'Date of birth'])).toEqual([]);
  });

  it('are bios in filler Latin on more than one line; a motto is none', () => {
    expect(
      placeholders('team', ['Ana Ruiz', 'CEO', 'Suspendisse suscipit quam', 'Donec cursus efficitur mi']),
    ).toHaveLength(1);
    expect(placeholders('team', ['Ana Ruiz', 'CEO', 'Per aspera ad astra', 'Alumna of the Cursus Honorum'])).toEqual(
      [],
    );
  });

  it.each([
    'Ana Ruiz [on leave]',
    'Team Member - 2',
    'We add names and photos to every patient file',
    'Añadimos nombres y fotos a cada ficha',
    'Nous ajoutons les noms des patients',
  ])('are not read from %s', (line) => {
    expect(placeholders('team', ['Ana Ruiz', 'CEO', line])).toEqual([]);
  });
});

describe('words in brackets', () => {
  const tokens = (line: string) => read('product', [line]).filter(({ kind }) => kind === 'template_token');

  it.each(['Contact: [Company name]', 'We have [X] customers', 'Raising $[X]M', 'Reach [City] by [Date]'])(
    'are blanks where they name what is wanted: %s',
    (line) => expect(tokens(line)).not.toEqual([]),
  );

  it.each([
    'Ministry of Health. [Online] Retrieved from the register',
    'The ruling [left] stands',
    'Answers carry [entry-id] citations',
    'GET /rooms/{roomId}/messages',
    'tags: [`sale_${sale.Id}`],',
    'It deploys an [Event Factory contract]',
  ])('are the writer’s own elsewhere: %s', (line) => expect(tokens(line)).toEqual([]));
});

describe('a relative as the pilot', () => {
  it.each<[Section, string, string]>([
    ['traction', 'en', 'First pilot: the clinic of the founder’s brother'],
    ['problem', 'en', 'Nurse in Leeds (sister of the founder, field validation)'],
    ['traction', 'en', 'Our aunt was the first customer of the bakery app'],
    ['traction', 'es', 'Piloto en la tienda del hermano del fundador'],
    ['traction', 'es', 'Nuestro primer cliente es mi tío, que valida cada versión'],
    ['traction', 'fr', 'Pilote mené dans le cabinet de la sœur du fondateur'],
    ['traction', 'fr', 'Notre oncle, premier client, a validé le service'],
  ])('is found on a %s slide in %s: %s', (section, language, line) => {
    expect(related(section, line, language)).toHaveLength(1);
  });

  it.each<[Section, string, string]>([
    ['problem', 'en', 'My mother tested her sugar ten times a day'],
    ['team', 'en', 'Two brothers who tested forty prototypes'],
    ['traction', 'en', 'Pilot with a family-owned chain of bakeries'],
    ['traction', 'en', 'Mother and child clinics in our pilot'],
    ['problem', 'es', 'Mi padre probó tres tratamientos'],
    ['traction', 'es', 'Piloto con una empresa familiar'],
    ['problem', 'fr', 'Ma mère a testé trois traitements'],
    ['traction', 'fr', 'Pilote avec une entreprise familiale'],
  ])('is not found on a %s slide in %s: %s', (section, language, line) => {
    expect(related(section, line, language)).toEqual([]);
  });
});
