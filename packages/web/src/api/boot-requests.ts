/** Answers that `public/boot.js` asked for while the app was still on its way. */

declare global {
  interface Window {
    bootRequest?: Record<string, Promise<Response> | undefined>;
  }
}

/** What was asked for at `path`, once: whoever asks again wants to know how it is by now. */
export function bootRequest(path: string): Promise<Response> | undefined {
  const early = globalThis.window?.bootRequest;
  const answer = early?.[path];
  if (answer) delete early?.[path];
  return answer;
}
