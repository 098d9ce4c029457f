/** Loads what a link leads to before it is followed. Links know no screens: `main.tsx` says who does. */

let prefetchScreen: (href: string) => void = () => {};

export function prefetchWith(prefetch: (href: string) => void): void {
  prefetchScreen = prefetch;
}

export function prefetch(href: string): void {
  prefetchScreen(href);
}
