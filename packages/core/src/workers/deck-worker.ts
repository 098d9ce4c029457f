/** Entry of a deck worker process: reads decks, draws slides, and analyses where the rules alone answer. */
import type { AnalysisTask } from '../pipeline/analyze-in-worker.js';
import { answerJobs } from '../deck/isolation/answer-jobs.js';

answerJobs(async (task, inputs, { read, tell }) => {
  // A worker that only reads or draws never loads the pipeline.
  const [{ analyzeDeck }, { rubricEngine }] = await Promise.all([
    import('../pipeline/analyze-deck.js'),
    import('../engines/rubric/rubric-engine.js'),
  ]);
  const { given, locale, rules, adaptation } = task as AnalysisTask;
  return analyzeDeck(
    inputs,
    { reader: { read }, engine: rubricEngine, ...(rules ? { rules } : {}), ...(adaptation ? { adaptation } : {}) },
    { ...(given ? { given } : {}), ...(locale ? { locale } : {}), onProgress: tell },
  );
});
