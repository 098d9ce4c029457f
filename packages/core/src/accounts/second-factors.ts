/** The second factor of accounts and of the administrator panel: codes of an app (TOTP, RFC 6238), and recovery codes. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { VcError } from '../errors/vc-error.js';
import type { SecondFactorView } from '../model/account-views.js';
import type { Collection, CollectionDefinition } from '../store/store.js';
import { hashToken } from './tokens.js';

/** Whose factor that is of the administrator panel; no account has such an id. */
export const PANEL_ID = 'admin-panel';

const factorSchema = z.strictObject({
  /** Of the account, or {@link PANEL_ID}. */
  id: z.string(),
  /** Base32. */
  secret: z.string(),
  /** ISO 8601, when its first code was right; null while it only was begun. */
  since: z.string().nullable(),
  /** Number of the last period of 30 seconds whose code was taken: none is taken twice. */
  lastStep: z.number().int(),
  /** SHA-256 of those that are left. */
  recovery: z.array(z.string()),
});
type Factor = z.infer<typeof factorSchema>;
type FactorSummary = Pick<Factor, 'id' | 'since'> & { recoveryLeft: number };

export const secondFactorsCollection: CollectionDefinition<Factor, FactorSummary> = {
  name: 'second-factors',
  schema: factorSchema,
  version: 1,
  summarize: ({ id, since, recovery }) => ({ id, since, recoveryLeft: recovery.length }),
};

const PERIOD_SECONDS = 30;
/** Periods by which the clock of a phone may differ, either way. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** 80 random bits: enough to be kept as a plain hash. */
const RECOVERY_BYTES = 10;

/** What an app takes in: as letters to type, and as an address to draw as a QR code. */
export interface FactorSetUp {
  /** Base32. */
  secret: string;
  /** `otpauth://totp/…`. */
  uri: string;
}

/** Second factors by whose they are: an account’s id, or `admin-panel`. Throws VcError `second-factor-wrong`, `forbidden`. */
export interface SecondFactors {
  view(id: string): Promise<SecondFactorView>;
  /** Whether the fund requires one and `id` has none: nothing else may be done until it is set up. */
  isMissing(id: string): Promise<boolean>;
  /** Begins to set one up, for an app that will name it `label`; `forbidden` where one is in force. */
  begin(id: string, label: string): Promise<FactorSetUp>;
  /** The first right code puts it in force; answers ten recovery codes, shown this once. */
  confirm(id: string, code: string): Promise<string[]>;
  /**
   * Whether somebody who gave the right password may pass. Without a factor in force: always. Throws
   * `second-factor-needed` without a code, `second-factor-wrong`. A code, and each recovery code, works once.
   * Answers by what they passed.
   */
  check(id: string, code: string | undefined): Promise<'none' | 'app' | 'recovery'>;
  /** New recovery codes in place of all there are; for a right code of the app or recovery code. */
  newRecoveryCodes(id: string, code: string): Promise<string[]>;
  /** Ends it, for a right code; `forbidden` where the fund requires one. */
  end(id: string, code: string): Promise<void>;
  /** Ends it for somebody who lost phone and recovery codes; false when there was none. */
  reset(id: string): Promise<boolean>;
}

export function secondFactors({
  factors,
  isRequired,
  now,
}: {
  factors: Collection<Factor, FactorSummary>;
  isRequired: (id: string) => Promise<boolean>;
  now: () => Date;
}): SecondFactors {
  /** Takes the code away from those that work, or throws. */
  async function use(id: string, code: string): Promise<'app' | 'recovery'> {
    let by: 'app' | 'recovery' = 'app';
    await factors.update(id, (factor) => {
      const step = stepOf(factor, code, now());
      if (step !== undefined) return { ...factor, lastStep: step };
      const hash = hashToken(plain(code));
      if (!factor.recovery.includes(hash)) throw new VcError('second-factor-wrong');
      by = 'recovery';
      return { ...factor, recovery: factor.recovery.filter((one) => one !== hash) };
    });
    return by;
  }

  async function inForce(id: string): Promise<boolean> {
    return Boolean((await factors.summary(id))?.since);
  }

  async function assertInForce(id: string): Promise<void> {
    if (!(await inForce(id))) throw new VcError('second-factor-wrong');
  }

  return {
    async view(id) {
      const { since = null, recoveryLeft = 0 } = (await factors.summary(id)) ?? {};
      return { since, recoveryLeft: since === null ? 0 : recoveryLeft, required: await isRequired(id) };
    },

    isMissing: async (id) => !(await inForce(id)) && (await isRequired(id)),

    async begin(id, label) {
      if (await inForce(id)) throw new VcError('forbidden');
      const secret = new Secret({ size: 20 }).base32;
      await factors.remove(id);
      await factors.create({ id, secret, since: null, lastStep: 0, recovery: [] });
      return { secret, uri: totpOf(secret, label).toString() };
    },

    async confirm(id, code) {
      const codes = newCodes();
      const begun = await factors.summary(id);
      if (!begun || begun.since !== null) throw new VcError('second-factor-wrong');
      await factors.update(id, (factor) => {
        const step = factor.since === null ? stepOf(factor, code, now()) : undefined;
        if (step === undefined) throw new VcError('second-factor-wrong');
        return { ...factor, since: now().toISOString(), lastStep: step, recovery: codes.map(hashOf) };
      });
      return codes;
    },

    async check(id, code) {
      if (!(await inForce(id))) return 'none';
      if (code === undefined || code.trim() === '') throw new VcError('second-factor-needed');
      return use(id, code);
    },

    async newRecoveryCodes(id, code) {
      await assertInForce(id);
      await use(id, code);
      const codes = newCodes();
      await factors.update(id, (factor) => ({ ...factor, recovery: codes.map(hashOf) }));
      return codes;
    },

    async end(id, code) {
      if (await isRequired(id)) throw new VcError('forbidden');
      await assertInForce(id);
      await use(id, code);
      await factors.remove(id);
    },

    reset: (id) => factors.remove(id),
  };
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'VC Analyst', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

/** The period whose code it is; undefined for a wrong one, and for one that was taken already. */
function stepOf({ secret, lastStep }: Factor, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : undefined;
}

/** Such as `3KQ7-ABCD-2MNP-WXYZ`. */
function newCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer });
    return base32.match(/.{4}/g)!.join('-');
  });
}

/** As it is hashed: however somebody typed it. */
function plain(code: string): string {
  return code.toUpperCase().replace(/[^A-Z2-7]/g, '');
}

function hashOf(code: string): string {
  return hashToken(plain(code));
}
