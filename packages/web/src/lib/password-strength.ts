/** How hard a password is to guess, roughly: length counts most, variety helps, repetition does not. */

/** 0 too short, 1 weak … 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Bits from which a password is weak, fair, good, strong. */
const STEPS_IN_BITS = [36, 52, 70] as const;

export function passwordStrength(password: string, minLength: number): Strength {
  if (password.length < minLength) return 0;
  const bits = STEPS_IN_BITS.filter((needed) => entropy(password) >= needed).length;
  return (bits + 1) as Strength;
}

/** Bits if every character were drawn from the kinds used; characters that repeat count a quarter. */
function entropy(password: string): number {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];
  const sizes = [26, 26, 10, 33];
  const pool = kinds.reduce((sum, kind, at) => sum + (kind.test(password) ? sizes[at]! : 0), 0);
  const characters = [...password];
  const distinct = new Set(characters).size;
  return Math.log2(Math.max(pool, 2)) * (distinct + (characters.length - distinct) / 4);
}
