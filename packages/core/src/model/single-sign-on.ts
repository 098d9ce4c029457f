/** Signing in with the fund's own provider (OpenID Connect), and which of its groups have which role. */
import { z } from 'zod';
import { roleSchema } from './account.js';

/** Encrypted, but on this machine. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname, username, password } = new URL(address);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isHere) && username === '' && password === '';
}

const ssoFields = {
  /** Its discovery document lies below it, at `.well-known/openid-configuration`. */
  issuer: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .refine(isSafe, { message: 'https, without user name or password' }),
  clientId: z.string().trim().min(1).max(255),
  /** On the button: "Sign in with …". */
  label: z.string().trim().min(1).max(60),
  /** Claim of the ID token that holds the groups. */
  groupsClaim: z.string().trim().min(1).max(200),
  /** Of several groups the highest role counts. */
  roles: z.array(z.strictObject({ group: z.string().trim().min(1).max(200), role: roleSchema })).max(50),
  /** Role of those who are in none of these groups; null lets them not in. */
  otherwise: roleSchema.nullable(),
  /** Addresses count as verified even where the provider does not say so: right where the fund itself gives them. */
  trustsAddresses: z.boolean(),
};

/** As it is shown: the secret is only said to be there. */
export const ssoViewSchema = z.strictObject({ ...ssoFields, hasSecret: z.boolean() });
export type SsoView = z.infer<typeof ssoViewSchema>;

/** `secret` absent keeps the one there is, unless the issuer is another. */
export const ssoPatchSchema = z.strictObject({ ...ssoFields, secret: z.string().min(1).max(1024).optional() });
export type SsoPatch = z.infer<typeof ssoPatchSchema>;

/** As it is kept. */
export const ssoSchema = z.strictObject({ ...ssoFields, secret: z.string() });
export type StoredSso = z.infer<typeof ssoSchema>;
