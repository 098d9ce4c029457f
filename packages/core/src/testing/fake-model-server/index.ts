/** A fake OpenAI-compatible endpoint: truthful, lying, obedient, or broken in every way that is known. */
export { inLists, modelAnswer, type ModelAnswer } from './model-answer.js';
export { levelAll, LIES, lyingModel, twistingModel, upholdAll } from './lying-model.js';
export { MODEL_ENDPOINTS } from './model-endpoints.js';
export { MODEL_ENDINGS } from './model-endings.js';
export { MODEL_FAULTS } from './model-faults.js';
export { obedientModel } from './obedient-model.js';
export {
  openFakeModel,
  type FakeModel,
  type FakeModelOptions,
  type ModelBehaviour,
  type ModelEndpoint,
  type ModelFault,
  type ModelForms,
} from './open-fake-model.js';
export { readPrompt, type Prompt } from './read-prompt.js';
export { criticise, truthfulModel, weigh, type CriticAnswer, type JudgeAnswer } from './truthful-model.js';
