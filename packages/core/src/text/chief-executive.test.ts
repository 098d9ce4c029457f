/** Who leads a company by the title, and who stands near by word alone. */
import { expect, it } from 'vitest';
import { isChiefExecutive, isVicePresident } from './chief-executive.js';

it.each([
  ...['CEO', 'Co-founder & CEO', 'Chief Executive Officer', 'President', 'PRESIDENT & COO', 'Managing Director'],
  ...['Presidenta', 'Director general', 'Directora General y cofundadora', 'Consejera delegada'],
  ...['PDG', 'Président', 'Présidente et cofondatrice', 'Directrice générale', 'Président-directeur général'],
])('%s leads', (title) => {
  expect(isChiefExecutive(title)).toBe(true);
});

it.each([
  ...['Vice President', 'Vice-President, Sales', 'Executive Vice President of Product', 'VP Engineering', 'Deputy CEO'],
  ...['Chief of Staff to the CEO', 'Assistant to the President', 'Presidential Fellow', 'Chief Technology Officer'],
  ...['Vicepresidente', 'Vicepresidenta de ventas', 'Director general adjunto', 'Asistente de la directora general'],
  ...['Presidente del consejo', 'Director técnico'],
  ...['Vice-président', 'Vice-présidente marketing', 'Directeur général adjoint', 'Assistante du PDG', 'Directrice'],
  ...['Président du conseil'],
])('%s does not', (title) => {
  expect(isChiefExecutive(title)).toBe(false);
});

it.each(['VP Sales', 'Vice President of Sales', 'Vicepresidenta de ventas', 'Vice-présidente marketing'])(
  '%s heads a function',
  (title) => {
    expect(isVicePresident(title)).toBe(true);
  },
);

it.each(['President', 'Vice Chair', 'Presidenta', 'Présidente', 'VPN engineer'])('%s is no vice president', (title) => {
  expect(isVicePresident(title)).toBe(false);
});
