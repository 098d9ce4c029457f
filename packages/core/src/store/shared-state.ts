/** What several servers of one store must know of each other and no document holds. */

/** Kept by the store itself, so that whichever server is asked answers as the others would. */
export interface SharedState {
  /**
   * Adds `amount` (below 0 takes back) to what was counted of the key, which starts anew `seconds` after its first try.
   * Returns the sum, and in how many milliseconds it starts anew. Throws as the store does.
   */
  count(key: string, amount: number, seconds: number): Promise<{ count: number; ms: number }>;
  /** The key starts anew. */
  forget(key: string): Promise<void>;
  /** The value that all say by this name: that of the first who proposed one. */
  agree(name: string, proposed: string): Promise<string>;
}
