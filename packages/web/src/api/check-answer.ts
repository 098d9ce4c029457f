/** Checks an answer against the contract's schema: in development and in browser tests, never for readers. */
import { isFileAnswer, ROUTES, type Route } from '@vc-analyst/core/contract';

/** Says on the console what the contract does not allow; tests take that for a failure. */
export function checkAnswer(method: string, address: string, answer: unknown): void {
  const path = address.split('?')[0]!;
  const route = Object.values<Route>(ROUTES).find((one) => one.method === method && matches(one.path, path));
  if (!route) return console.error(`No route in the contract for ${method} ${path}`);
  if (!route.response || isFileAnswer(route.response)) return;
  const result = route.response.safeParse(answer);
  if (!result.success)
    console.error(`${method} ${path} answers what the contract does not say: ${result.error.message}`);
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
