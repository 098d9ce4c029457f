/** Entry of a deck worker process: reads decks, draws slides, looks for a company's name, and analyses where the rules alone answer. */
import type { AnalysisTask } from '../pipeline/analyze-in-worker.js';
import { answerJobs } from '../deck/isolation/answer-jobs.js';
import type { NameTask } from '../pipeline/propose-name.js';

answerJobs(async (task, inputs, { read, tell }) => {
  const asked = task as AnalysisTask | NameTask;
  if (asked === 'company name') {
    const { readCompanyName } = await import('../evidence/outline/company-name.js');
    return readCompanyName(await read(inputs));
  }
  // A worker that only reads or draws never loads the pipeline.
  const [{ analyzeDeck }, { rubricEngine }, { openPlugins }] = await Promise.all([
    import('../pipeline/analyze-deck.js'),
    import('../engines/rubric/rubric-engine.js'),
    import('../pipeline/plugins/open-plugins.js'),
  ]);
  const { given, locale, rules, adaptation, plugins: modules = [] } = asked;
  const plugins = modules.length > 0 ? await openPlugins(modules) : undefined;
  return analyzeDeck(
    inputs,
    {
      reader: { read },
      engine: rubricEngine,
      ...(rules ? { rules } : {}),
      ...(adaptation ? { adaptation } : {}),
      ...(plugins ? { plugins } : {}),
    },
    { ...(given ? { given } : {}), ...(locale ? { locale } : {}), onProgress: tell },
  );
});
