/** What a restored data folder says of where decks and people are sent, and whose code would run: to be seen by whoever restored it. */
import { join } from 'node:path';
import { z } from 'zod';
import { settingsCollection } from '../accounts/open-settings.js';
import { loadConfigFile } from '../config/load-file.js';

/** A setting that came with a backup. */
export interface RestoredSetting {
  /** Where it stands: the file of the data folder, or the settings that an administrator made in the web app. */
  from: 'config.yaml' | 'settings';
  name: 'engine' | 'baseUrl' | 'publicUrl' | 'plugins';
  value: string;
}

const text = z.string().min(1).max(2000).optional().catch(undefined);
const texts = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .catch(undefined);
const configShape = z.object({ engine: text, baseUrl: text, publicUrl: text, plugins: texts });
/** As the store keeps it, of whatever version: nothing of the folder has been opened yet. */
const storedShape = z.object({
  document: z.object({ engine: text, model: z.object({ baseUrl: text }).nullish().catch(undefined) }),
});

/** Empty where there is none, and where it cannot be read: opening the folder then reports it. */
export async function restoredSettings(dataDir: string): Promise<RestoredSetting[]> {
  const { name } = settingsCollection;
  const read = async (path: string) => (await loadConfigFile(join(dataDir, path)).catch(() => undefined))?.settings;
  const configured = configShape.safeParse(await read('config.yaml')).data;
  const stored = storedShape.safeParse(await read(`${name}/${name}.json`)).data?.document;
  const found: RestoredSetting[] = [];
  const add = (from: RestoredSetting['from'], setting: RestoredSetting['name'], value: string | undefined) => {
    if (value !== undefined) found.push({ from, name: setting, value });
  };
  add('config.yaml', 'engine', configured?.engine);
  add('config.yaml', 'baseUrl', configured?.baseUrl);
  add('config.yaml', 'publicUrl', configured?.publicUrl);
  add('config.yaml', 'plugins', [configured?.plugins ?? []].flat().join(', ') || undefined);
  add('settings', 'engine', stored?.engine);
  add('settings', 'baseUrl', stored?.model?.baseUrl);
  return found;
}
