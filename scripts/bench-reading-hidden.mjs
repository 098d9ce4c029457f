/** `npm run bench:reading -- --hidden`: what is told of own decks that hide or order something, and of honest decks that look like them. */
import { withSource } from './load-source.mjs';

export async function benchHidden() {
  await withSource('packages/core/test/kit/hidden-verdicts.ts', async ({ attackVerdicts, honestVerdicts }) => {
    const [attacks, honest] = [await attackVerdicts(), await honestVerdicts()];
    const named = ({ wrong }) => (wrong.length > 0 ? `: ${wrong.join(', ')}` : '');
    const right = attacks.decks - attacks.wrong.length;
    console.log(`Attacks told on their slide: ${right} of ${attacks.decks}${named(attacks)}`);
    console.log(`Honest decks accused: ${honest.wrong.length} of ${honest.decks}${named(honest)}`);
  });
}
