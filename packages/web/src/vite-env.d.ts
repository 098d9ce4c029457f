/// <reference types="vite/client" />

/** Made by `build/sample-report.ts`, which says what `sample` is. */
declare module 'virtual:sample-report' {
  export const picture: string;
  export const sample: unknown;
}
