/** How far a model's sentence is proven. */

/** `open`: nothing speaks against it, and only a reader can tell whether the facts say it. */
export type Proof = 'carried' | 'open' | 'refused';

/** The proof of the whole, whose parts have `proofs`. */
export function weakest(proofs: readonly Proof[]): Proof {
  return proofs.includes('refused') ? 'refused' : proofs.includes('open') ? 'open' : 'carried';
}
