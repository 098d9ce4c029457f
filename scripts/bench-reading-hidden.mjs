/** `npm run bench:reading -- --hidden`: what is told of own decks that hide or order something, and of honest decks that look like them. */
import { runnerImport } from 'vite';
import { root } from './set-up.mjs';

export async function benchHidden() {
  const { module } = await runnerImport('packages/core/test/kit/hidden-verdicts.ts', { root, logLevel: 'error' });
  const [attacks, honest] = [await module.attackVerdicts(), await module.honestVerdicts()];
  const named = ({ wrong }) => (wrong.length > 0 ? `: ${wrong.join(', ')}` : '');
  console.log(
    `Attacks told on their slide: ${attacks.decks - attacks.wrong.length} of ${attacks.decks}${named(attacks)}`,
  );
  console.log(`Honest decks accused: ${honest.wrong.length} of ${honest.decks}${named(honest)}`);
}
