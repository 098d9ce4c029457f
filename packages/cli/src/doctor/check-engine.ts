/** `vc doctor` on who reads the facts. Calls nobody unless a model was chosen, and then asks it for its list of models. */
import { existsSync } from 'node:fs';
import { errorText, isVcError, type EngineProbe } from '@vc-analyst/core';
import { say, spokenLanguage } from '../output/language.js';
import { openConfigured, type Settings } from '../workspace-for.js';
import type { Finding } from './finding.js';

type InForce = EngineProbe['inForce'];

export async function checkEngine(settings: Settings): Promise<Finding[]> {
  const what = say('doctor.engine');
  try {
    const { inForce, isListed } = await probe(settings);
    const { name, model = '', host = '' } = inForce;
    if (name === 'rubric')
      return [{ what, state: 'ok', detail: say('doctor.engineRubric') }, ...checkKey(settings, inForce)];
    return [
      isListed === false
        ? { what, state: 'missing', detail: say('doctor.engineUnlisted', { model, host }) }
        : { what, state: 'ok', detail: say('doctor.engineModel', { model, host }) },
      ...checkKey(settings, inForce),
    ];
  } catch (error) {
    if (!isVcError(error)) throw error;
    return [{ what, state: 'broken', detail: `${errorText(error, spokenLanguage())} [${error.code}]` }];
  }
}

/** Settings of the fund are in the data folder; where there is none, none can have chosen a model. */
async function probe(settings: Settings): Promise<EngineProbe> {
  const { config } = settings;
  const { engine = 'rubric' } = config;
  if (engine === 'rubric' && (config.engine || !existsSync(config.dataDir))) {
    return { inForce: { name: 'rubric', from: 'configuration' } };
  }
  const workspace = await openConfigured(settings);
  try {
    return await workspace.probeEngine();
  } finally {
    await workspace.close();
  }
}

/** A key goes to the address that it is for alone. */
function checkKey({ apiKeyFor }: Settings, { name, host = '' }: InForce): Finding[] {
  const what = say('doctor.key');
  const isSet = Boolean(process.env.OPENAI_API_KEY);
  if (name === 'rubric') return [{ what, state: 'ok', detail: say(isSet ? 'doctor.keyUnused' : 'doctor.keyUnset') }];
  const { protocol, hostname } = new URL(apiKeyFor);
  const isSent = isSet && new URL(apiKeyFor).host === host;
  if (!isSent) return [{ what, state: 'ok', detail: say(isSet ? 'doctor.keyElsewhere' : 'doctor.keyNone', { host }) }];
  return protocol === 'http:' && !/^(localhost|127\.|\[::1\])/.test(hostname)
    ? [{ what, state: 'missing', detail: say('doctor.keyInClear', { host }) }]
    : [{ what, state: 'ok', detail: say('doctor.keyUsed', { host }) }];
}
