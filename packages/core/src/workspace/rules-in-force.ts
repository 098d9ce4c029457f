/** The rules in force: the configured thesis, else the one set in the settings, else the one in the data folder. */
import type { Config } from '../config/config.js';
import { findThesis } from './find-thesis.js';
import { parseConfig } from '../config/load-file.js';
import { readThesis } from './load-thesis.js';
import type { SettingsView } from '../model/settings.js';
import type { PluginSet } from '../pipeline/plugins/open-plugins.js';
import { PUBLISHED_RULES, rulesOf, withPlugins, type ScoringRules } from '../pipeline/scoring-rules.js';

export interface RulesInForce {
  /** Undefined for the published rubric and no thesis. */
  current: () => Promise<ScoringRules | undefined>;
  /** Throws VcError `bad-config` with the line and key of what is wrong. */
  check: (text: string) => void;
  from: (text: string) => SettingsView['thesisFrom'];
}

/** Name by which errors call the thesis that was typed in. */
const TYPED = 'thesis';

/** `readText` returns the thesis of the settings, empty for none. Throws as `findThesis`. */
export async function openRules(
  config: Pick<Config, 'thesis' | 'dataDir'>,
  readText: () => Promise<string>,
  plugins: PluginSet,
): Promise<RulesInForce> {
  // What lies in the data folder and is broken keeps nobody from reading what is there: it is told when something is scored.
  let broken: Error | undefined;
  const filed = await findThesis(config).catch((error: unknown) => {
    if (config.thesis !== undefined) throw error;
    broken = error as Error;
    return undefined;
  });
  const filedRules = filed && rulesOf(filed);
  let typed: { text: string; rules: ScoringRules } | undefined;
  async function ofThesis(): Promise<ScoringRules | undefined> {
    if (config.thesis !== undefined) return filedRules;
    const text = await readText();
    if (text.trim() === '') {
      if (broken) throw broken;
      return filedRules;
    }
    if (typed?.text !== text) typed = { text, rules: rulesOf(readThesis(parseConfig(TYPED, text))) };
    return typed.rules;
  }

  return {
    async current() {
      const rules = await ofThesis();
      return plugins.uses.length === 0 ? rules : withPlugins(rules ?? PUBLISHED_RULES, plugins);
    },
    check(text) {
      readThesis(parseConfig(TYPED, text));
    },
    from(text) {
      if (config.thesis !== undefined) return 'configuration';
      if (text.trim() !== '') return 'settings';
      return (filed ?? broken) ? 'data-folder' : 'none';
    },
  };
}
