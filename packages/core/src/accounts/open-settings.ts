/** Settings over a store: one document, made when something is first set. */
import { isVcError } from '../errors/vc-error.js';
import type { Author } from '../model/fund.js';
import {
  LANDING_FIGURES,
  settingsSchema,
  type RegistrationMode,
  type SettingsPatch,
  type SettingsView,
  type StoredSettings,
} from '../model/settings.js';
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
  thesis: '',
  mail: null,
  landing: LANDING_FIGURES,
};

export interface SettingsTools {
  store: Pick<Store, 'collection'>;
  /** Throws when the text is no thesis. */
  checkThesis: (text: string) => void;
  /** Where the thesis in force comes from, given the text of the settings. */
  thesisFrom: (text: string) => SettingsView['thesisFrom'];
  /** The mode of the configuration; undefined when it leaves it open. */
  configured: RegistrationMode | undefined;
  /** Called when something was changed. */
  tell: (by: Author) => Promise<void>;
}

export function openSettings({ store, checkThesis, thesisFrom, configured, tell }: SettingsTools): Settings {
  const documents = store.collection(settingsCollection);
  return {
    view: async () => viewOf(await readSettings(documents)),

    async change(patch, by) {
      if (patch.thesis !== undefined && patch.thesis.trim() !== '') checkThesis(patch.thesis);
      await ensureSettings(documents);
      const changed = await documents.update('settings', (before) => patched(before, patch));
      await tell(by);
      return viewOf(changed);
    },

    mail: async () => (await readSettings(documents)).mail ?? undefined,
    registration: async () => (await readSettings(documents)).registration ?? configured ?? null,
    landing: async () => (await readSettings(documents)).landing,
  };

  function viewOf({ registration, engine, thesis, mail, landing }: StoredSettings): SettingsView {
    const { password, ...open } = mail ?? { password: '' };
    return {
      registration,
      engine,
      thesis,
      thesisFrom: thesisFrom(thesis),
      mail: mail ? { ...(open as Omit<typeof mail, 'password'>), hasPassword: password !== '' } : null,
      landing,
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

function patched(before: StoredSettings, { mail, ...patch }: SettingsPatch): StoredSettings {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const after = { ...before, ...given } as StoredSettings;
  if (mail === undefined) return after;
  if (mail === null) return { ...after, mail: null };
  const { password, ...open } = mail;
  return { ...after, mail: { ...open, password: password ?? keptPassword(before, open.host) } };
}

/** A password goes to the host that it was given for, and to no other. */
function keptPassword({ mail }: StoredSettings, host: string): string {
  return mail?.host === host ? mail.password : '';
}
