/** The administrator panel's password and its short sessions. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isVcError, VcError } from '../errors/vc-error.js';
import type { Collection, CollectionDefinition } from '../store/store.js';
import type { AdminPanel } from './accounts.js';
import { assertGoodPassword, type PasswordHasher } from './passwords.js';
import { PANEL_ID, type SecondFactors } from './second-factors.js';
import { PANEL_MS, type SessionBook } from './sessions.js';

/** Characters: the one password that several people share, and that opens every account. */
const LEAST_CHARACTERS = 12;

const secretSchema = z.strictObject({ id: z.literal('admin-panel'), passwordHash: z.string() });
type Secret = z.infer<typeof secretSchema>;

export const secretsCollection: CollectionDefinition<Secret, { id: string }> = {
  name: 'secrets',
  schema: secretSchema,
  version: 1,
  summarize: ({ id }) => ({ id }),
};

export function adminPanel(tools: {
  secrets: Collection<Secret, { id: string }>;
  sessions: SessionBook;
  factors: SecondFactors;
  hasher: PasswordHasher;
}): AdminPanel {
  const { secrets, sessions, factors, hasher } = tools;
  /** Hash of the password in force; undefined before `open`. */
  let inForce: string | undefined;

  async function makeOne(): Promise<{ made?: string }> {
    // 120 random bits, in signs that survive being copied from a terminal.
    const made = randomBytes(15).toString('base64url');
    const passwordHash = await hasher.hash(made);
    try {
      await secrets.create({ id: 'admin-panel', passwordHash });
    } catch (error) {
      if (!isVcError(error) || error.code !== 'conflict') throw error;
      // Another process was first, and says its own.
      inForce = (await secrets.get('admin-panel'))?.passwordHash;
      return {};
    }
    inForce = passwordHash;
    return { made };
  }

  async function checkPassword(password: string): Promise<boolean> {
    if (inForce === undefined) throw new VcError('internal', { problem: 'the administrator panel is not open' });
    return hasher.verify(password, inForce);
  }

  return {
    async open(given) {
      // Whoever opened the panel with the password of before gives the one of now.
      await sessions.endPanels();
      if (given !== undefined && given !== '') {
        await assertGoodPassword(given, LEAST_CHARACTERS, ['administrator', 'password', 'vc-analyst']);
        inForce = await hasher.hash(given);
        return {};
      }
      inForce = (await secrets.get('admin-panel'))?.passwordHash;
      return inForce === undefined ? makeOne() : {};
    },
    checkPassword,
    async signIn(password, code) {
      if (!(await checkPassword(password))) return undefined;
      await factors.check(PANEL_ID, code);
      const { token, session } = await sessions.open('admin-panel', '');
      return { token, expiresAt: new Date(Date.parse(session.createdAt) + PANEL_MS).toISOString() };
    },
    check: async (token) => (await sessions.live('admin-panel', token)) !== undefined,
    signOut: (token) => sessions.end(token),
  };
}
