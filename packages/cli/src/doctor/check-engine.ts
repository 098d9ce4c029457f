/** `vc doctor` on who reads the facts. Calls nobody unless a model was chosen: then for its list of models and, if wanted, with one question. */
import { existsSync } from 'node:fs';
import { errorText, isVcError, type EngineProbe } from '@vc-analyst/core';
import { say, spokenLanguage } from '../output/language.js';
import { openConfigured, type Settings } from '../workspace/workspace-for.js';
import type { Finding } from './finding.js';

type InForce = EngineProbe['inForce'];

/** With `askModel` the model is asked one tiny question, which is said on stderr before. */
export async function checkEngine(settings: Settings, askModel = false): Promise<Finding[]> {
  const what = say('doctor.engine');
  try {
    const { inForce, isListed, form } = await probe(settings, askModel);
    const { name, model = '', host = '' } = inForce;
    if (name === 'rubric')
      return [{ what, state: 'ok', detail: say('doctor.engineRubric') }, ...checkKey(settings, inForce)];
    return [
      isListed === false
        ? { what, state: 'missing', detail: say('doctor.engineUnlisted', { model, host }) }
        : { what, state: 'ok', detail: say('doctor.engineModel', { model, host }) },
      checkForm(form),
      ...checkKey(settings, inForce),
    ];
  } catch (error) {
    if (!isVcError(error)) throw error;
    return [{ what, state: 'broken', detail: `${errorText(error, spokenLanguage())} [${error.code}]` }];
  }
}

/** Settings of the fund are in the data folder; where there is none, none can have chosen a model. */
async function probe(settings: Settings, askModel: boolean): Promise<EngineProbe> {
  const { config } = settings;
  const { engine = 'rubric' } = config;
  if (engine === 'rubric' && (config.engine || !existsSync(config.dataDir))) {
    return { inForce: { name: 'rubric', from: 'configuration' } };
  }
  const workspace = await openConfigured(settings);
  try {
    if (!askModel) return await workspace.probeEngine();
    return await workspace.probeEngine({
      onAsk: (asked) => process.stderr.write(`${say('doctor.formAsking', asked)}\n`),
    });
  } finally {
    await workspace.close();
  }
}

/** In which form the model is asked, by what its endpoint refused. */
function checkForm(form: EngineProbe['form']): Finding {
  const what = say('doctor.form');
  if (!form) return { what, state: 'ok', detail: say('doctor.formUnasked') };
  const said = [
    say(`doctor.form.${form.form}`),
    ...(form.system ? [] : [say('doctor.formNoSystem')]),
    ...(form.temperature ? [] : [say('doctor.formNoTemperature')]),
    ...(form.limit === 'none' ? [say('doctor.formNoLimit')] : []),
    say(form.sees ? 'doctor.formSees' : 'doctor.formBlind'),
    say('doctor.formTook', form.tokens),
  ];
  return { what, state: 'ok', detail: said.join(' · ') };
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
