/** The engine in force: the configured one, else the one of the fund's settings, else the rubric engine. */
import type { Config } from '../config/config.js';
import type { Engine } from '../engines/engine.js';
import type { EndpointForm } from '../engines/openai/probe-model.js';
import type { AnswerCache, OpenAiSettings } from '../engines/openai/settings.js';
import { rubricEngine } from '../engines/rubric/rubric-engine.js';
import { VcError } from '../errors/vc-error.js';
import { message } from '../model/message.js';
import type { SettingsView, StoredSettings } from '../model/settings.js';
import type { ReaderName } from '../model/values.js';
import type { PluginSet } from '../pipeline/plugins/open-plugins.js';
import { isRefusedAddress } from '../network/refused-address.js';

/** Before the name of a plugin's engine in the configuration. */
const OWN = 'plugin:';

/** What the fund's settings say of the engine. */
export type EngineSettings = Pick<StoredSettings, 'engine' | 'model'>;

export interface ChosenEngines {
  /** For the next run. Throws VcError `bad-config` for a model that is not named or has no key, `offline`. */
  current: () => Promise<Engine>;
  /** How that model is asked; undefined for the rubric engine. Throws as `current`. */
  settings: () => Promise<OpenAiSettings | undefined>;
  /** Decks to have in work at the same time, by the engine that was last asked for: whoever waits for a model does not work. */
  concurrency: () => number;
  /**
   * Reaches for the model that would be asked, sending no deck; with `onAsk`, which is called before, it is asked a tiny
   * question as well. Throws as `current`, and what `probeModel` and `probeForm` throw.
   */
  probe: (options?: ProbeOptions) => Promise<EngineProbe>;
  /** Throws VcError `bad-config` for an address that no model is called at. */
  checkAddress: (baseUrl: string) => void;
  inForce: (set: EngineSettings) => SettingsView['engineInForce'];
}

export interface ProbeOptions {
  /** Lets the model be asked one question of some 200 tokens, on no deck; called before that is sent. */
  onAsk?: (asked: { model: string; host: string }) => void;
}

export interface EngineProbe {
  /** Who reads the next deck. */
  inForce: SettingsView['engineInForce'];
  /** Whether the endpoint lists the model; absent for the rubric engine, and where an endpoint has no list. */
  isListed?: boolean;
  /** What the endpoint takes; absent where it was not asked. */
  form?: EndpointForm;
}

/** A model and where it is asked; configured or set as a whole, so that a key goes nowhere but where it was meant for. */
interface Endpoint {
  model: string | undefined;
  baseUrl: string;
  api: Config['api'];
  key: string | undefined;
}

/** Openers of engines ask `readSettings` before every run: what an administrator changes holds from the next one on. */
export function openEngines(
  config: Config,
  tools: {
    /** The key of the environment, for the address `apiKeyFor` alone. */
    apiKey?: string | undefined;
    /** @default the configured address */
    apiKeyFor?: string | undefined;
    readSettings: () => Promise<EngineSettings>;
    /** Decks that are worth having in work where nothing is waited for. */
    cores: number;
    plugins: Pick<PluginSet, 'engines'>;
    /** Keeps what models answered. */
    cache?: AnswerCache;
    openModel: (settings: OpenAiSettings) => Engine;
    probeModel: (settings: OpenAiSettings) => Promise<boolean | undefined>;
    probeForm: (settings: OpenAiSettings) => Promise<EndpointForm>;
  },
): ChosenEngines {
  let opened: { as: string; engine: Engine } | undefined;
  let isAsking = false;

  function nameOf(set: EngineSettings): ReaderName {
    const { engine = set.engine } = config;
    return engine === 'rubric' || engine === 'openai' ? engine : 'plugin';
  }

  function endpointOf({ model: set }: EngineSettings): Endpoint {
    const { model, baseUrl, api } = config;
    if (model !== undefined || !set) return { model, baseUrl, api, key: keyFor(baseUrl) };
    return { model: set.name, baseUrl: set.baseUrl, api: set.api, key: set.key || keyFor(set.baseUrl) };
  }

  function keyFor(baseUrl: string): string | undefined {
    return new URL(baseUrl).origin === new URL(tools.apiKeyFor ?? config.baseUrl).origin ? tools.apiKey : undefined;
  }

  function checkAddress(baseUrl: string): void {
    if (config.allowLinkLocal || !isRefusedAddress(new URL(baseUrl).hostname)) return;
    throw wrong('baseUrl', 'link-local');
  }

  return {
    checkAddress,
    settings: chosen,

    concurrency() {
      const { concurrency, modelConcurrency } = config;
      if (concurrency > 0 || !isAsking) return concurrency || tools.cores;
      // A deck that waits has a request open at least; most have four, and the first to come are the first to be sent.
      return Math.max(tools.cores, modelConcurrency);
    },

    async current() {
      const own = await ownEngine();
      if (own) return own;
      const endpoint = await chosen();
      if (!endpoint) return rubricEngine;
      const as = JSON.stringify(endpoint);
      if (opened?.as !== as) opened = { as, engine: tools.openModel(endpoint) };
      return opened.engine;
    },

    async probe({ onAsk } = {}) {
      const endpoint = await chosen();
      const isListed = endpoint && (await tools.probeModel(endpoint));
      const inForce = inForceOf(await tools.readSettings());
      const isAsked = endpoint !== undefined && onAsk !== undefined;
      if (isAsked) onAsk({ model: endpoint.model, host: new URL(endpoint.baseUrl).host });
      return {
        inForce,
        ...(isListed === undefined ? {} : { isListed }),
        ...(isAsked ? { form: await tools.probeForm(endpoint) } : {}),
      };
    },

    inForce: inForceOf,
  };

  /** The engine of a plugin, where one is configured. */
  async function ownEngine(): Promise<Engine | undefined> {
    const id = config.engine?.startsWith(OWN) ? config.engine.slice(OWN.length) : undefined;
    if (id === undefined) return undefined;
    const found = tools.plugins.engines.get(id);
    if (!found) {
      const known = [...tools.plugins.engines.keys()].map((one) => OWN + one).join(', ') || '–';
      throw wrong('engine', 'no-plugin', { engine: config.engine!, known });
    }
    if (found.host !== undefined && config.offline)
      throw new VcError('offline', { what: `The engine ${config.engine}` });
    return found;
  }

  /** Where to ask; undefined for the rubric engine, and for one of a plugin. */
  async function chosen(): Promise<OpenAiSettings | undefined> {
    const set = await tools.readSettings();
    isAsking = nameOf(set) === 'openai';
    if (!isAsking) return undefined;
    if (config.offline) throw new VcError('offline', { what: 'The openai engine' });
    const { model, baseUrl, api, key } = endpointOf(set);
    if (model === undefined) throw wrong('engine', 'no-model');
    checkAddress(baseUrl);
    // Somebody put an address beside the data that the key was not meant for: neither it nor a deck goes there.
    if (key === undefined && tools.apiKey !== undefined && baseUrl === config.baseUrl) {
      throw wrong('baseUrl', 'key-elsewhere', { address: new URL(baseUrl).origin });
    }
    if (key === undefined && new URL(baseUrl).hostname.endsWith('.openai.com')) {
      throw wrong('engine', 'no-key');
    }
    return {
      model,
      baseUrl,
      api,
      apiKey: key,
      timeoutSeconds: config.modelTimeoutSeconds,
      deadlineSeconds: config.modelDeadlineSeconds,
      concurrency: config.modelConcurrency,
      vision: config.vision,
      maxTokens: config.maxTokens,
      maxCost: config.maxCost,
      prices: config.prices,
      allowLinkLocal: config.allowLinkLocal,
      cache: tools.cache,
    };
  }

  function inForceOf(set: EngineSettings): SettingsView['engineInForce'] {
    const name = nameOf(set);
    const from = config.engine === undefined ? 'settings' : 'configuration';
    if (name === 'rubric') return { name, from };
    if (name === 'plugin') return { name, from, model: config.engine!.slice(OWN.length) };
    const { model, baseUrl } = endpointOf(set);
    return { name, from, host: new URL(baseUrl).host, ...(model === undefined ? {} : { model }) };
  }
}

function wrong(file: string, problem: string, values: Record<string, string> = {}): VcError {
  return new VcError('bad-config', { file, problem: { message: message(`engine.wrong.${problem}`, values) } });
}
