/** Settings over a store: one document, made when something is first set. */
import { isVcError, VcError } from '../errors/vc-error.js';
import { message } from '../model/message.js';
import type { Author } from '../model/fund.js';
import {
  LANDING_FIGURES,
  SIGN_IN_RULES,
  settingsSchema,
  type RegistrationMode,
  type SettingsPatch,
  type SettingsView,
  type StoredSettings,
} from '../model/settings.js';
import { PIPELINE } from '../model/pipeline.js';
import { SHARE_RULES } from '../model/share.js';
import type { Collection, CollectionDefinition, Store } from '../store/store.js';
import type { Settings } from './settings.js';

export const settingsCollection: CollectionDefinition<StoredSettings, { id: string; hasThesis: boolean }> = {
  name: 'settings',
  schema: settingsSchema,
  version: 1,
  summarize: ({ id, thesis }) => ({ id, hasThesis: thesis.trim() !== '' }),
};

const UNSET: StoredSettings = {
  id: 'settings',
  registration: null,
  engine: 'rubric',
  model: null,
  thesis: '',
  mail: null,
  landing: LANDING_FIGURES,
  shares: SHARE_RULES,
  signIn: SIGN_IN_RULES,
  sso: null,
  retention: null,
  pipeline: PIPELINE,
};

export interface SettingsTools {
  store: Pick<Store, 'collection'>;
  /** Throws when the text is no thesis. */
  checkThesis: (text: string) => void;
  /** Where the thesis in force comes from, given the text of the settings. */
  thesisFrom: (text: string) => SettingsView['thesisFrom'];
  /** Throws when no model may be called at the address. */
  checkModelAddress: (baseUrl: string) => void;
  /** The engine that reads decks, given what is set. */
  engineInForce: (set: Pick<StoredSettings, 'engine' | 'model'>) => SettingsView['engineInForce'];
  /** The mode of the configuration; undefined when it leaves it open. */
  configured: RegistrationMode | undefined;
  /** Called when something was changed. */
  tell: (by: Author) => Promise<void>;
}

export function openSettings(tools: SettingsTools): Settings {
  const { store, checkThesis, thesisFrom, configured, tell } = tools;
  const documents = store.collection(settingsCollection);
  return {
    view: async () => viewOf(await readSettings(documents)),

    async change(patch, by) {
      if (patch.thesis !== undefined && patch.thesis.trim() !== '') checkThesis(patch.thesis);
      if (patch.model) tools.checkModelAddress(patch.model.baseUrl);
      if (patch.sso) tools.checkModelAddress(patch.sso.issuer);
      await ensureSettings(documents);
      const changed = await documents.update('settings', (before) => {
        const after = patched(before, patch);
        const { name, model } = tools.engineInForce(after);
        if (after.engine === 'openai' && name === 'openai' && model === undefined) {
          throw new VcError('bad-config', {
            file: 'engine',
            problem: { message: message('engine.wrong.choose-model') },
          });
        }
        return after;
      });
      await tell(by);
      return viewOf(changed);
    },

    mail: async () => (await readSettings(documents)).mail ?? undefined,
    registration: async () => (await readSettings(documents)).registration ?? configured ?? null,
    landing: async () => (await readSettings(documents)).landing,
    shares: async () => (await readSettings(documents)).shares,
    signIn: async () => (await readSettings(documents)).signIn,
    retention: async () => (await readSettings(documents)).retention,
    singleSignOn: async () => (await readSettings(documents)).sso,
    pipeline: async () => (await readSettings(documents)).pipeline,
  };

  function viewOf(settings: StoredSettings): SettingsView {
    const { registration, engine, model, thesis, mail, landing, shares, signIn, sso, retention, pipeline } = settings;
    const { secret = '', ...provider } = sso ?? {};
    const { password, ...open } = mail ?? { password: '' };
    const { key, ...endpoint } = model ?? { key: '' };
    return {
      registration,
      engine,
      model: model ? { ...(endpoint as Omit<typeof model, 'key'>), hasKey: key !== '' } : null,
      engineInForce: tools.engineInForce({ engine, model }),
      thesis,
      thesisFrom: thesisFrom(thesis),
      mail: mail ? { ...(open as Omit<typeof mail, 'password'>), hasPassword: password !== '' } : null,
      landing,
      shares,
      signIn,
      sso: sso && { ...(provider as Omit<typeof sso, 'secret'>), hasSecret: secret !== '' },
      retention,
      pipeline,
    };
  }
}

/** What is set, or the defaults. */
export async function readSettings(
  documents: Collection<StoredSettings, { id: string; hasThesis: boolean }>,
): Promise<StoredSettings> {
  return (await documents.get('settings')) ?? UNSET;
}

async function ensureSettings(
  documents: Collection<StoredSettings, { id: string; hasThesis: boolean }>,
): Promise<void> {
  if (await documents.summary('settings')) return;
  try {
    await documents.create(UNSET);
  } catch (error) {
    // Somebody else set something at the same moment.
    if (!isVcError(error) || error.code !== 'conflict') throw error;
  }
}

function patched(before: StoredSettings, { mail, model, sso, ...patch }: SettingsPatch): StoredSettings {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const after = { ...before, ...given } as StoredSettings;
  if (mail !== undefined) {
    const { password, ...open } = mail ?? {};
    after.mail = mail && {
      ...(open as Omit<typeof mail, 'password'>),
      password: password ?? keptPassword(before, mail.host),
    };
  }
  if (model !== undefined) {
    const { key, ...open } = model ?? {};
    after.model = model && { ...(open as Omit<typeof model, 'key'>), key: key ?? keptKey(before, model.baseUrl) };
  }
  if (sso !== undefined) {
    const { secret, ...open } = sso ?? {};
    after.sso = sso && { ...(open as Omit<typeof sso, 'secret'>), secret: secret ?? keptSecret(before, sso.issuer) };
  }
  // Else nobody would get in.
  if (!after.sso) after.signIn = { ...after.signIn, passwords: true };
  return after;
}

/** A password goes to the host that it was given for, and to no other. */
function keptPassword({ mail }: StoredSettings, host: string): string {
  return mail?.host === host ? mail.password : '';
}

/** As does the secret of a provider. */
function keptSecret({ sso }: StoredSettings, issuer: string): string {
  return sso?.issuer === issuer ? sso.secret : '';
}

/** As does a key: another path of the same origin keeps it. */
function keptKey({ model }: StoredSettings, baseUrl: string): string {
  return model && new URL(model.baseUrl).origin === new URL(baseUrl).origin ? model.key : '';
}
