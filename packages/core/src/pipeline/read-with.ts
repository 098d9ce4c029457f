/** How a document says that a fund's own weights read beside the model: `1.0.0+fund-1f2e3d4c` is the version of its engine. */
import type { Adaptation } from '../model/adaptation.js';

/** The engine's version, with the mark of plugins that read beside it, and of what was learned from the fund's corrections. */
export function versionRead(
  version: string,
  adaptation: Pick<Adaptation, 'mark'> | undefined,
  plugins?: string,
): string {
  const beside = plugins === undefined ? version : `${version}+plugins-${plugins}`;
  return adaptation ? `${beside}+fund-${adaptation.mark}` : beside;
}

/** The mark in a version that `versionRead` wrote; undefined where the model read as it comes. */
export function readWith(version: string): string | undefined {
  return /\+fund-([0-9a-f]{8})$/u.exec(version)?.[1];
}
