/** Where a fund's own weights are kept: one small document of the data folder, in every backup. */
import { adaptationSchema, type Adaptation } from '../../model/adaptation.js';

export const adaptationCollection = {
  name: 'training',
  schema: adaptationSchema,
  version: 1,
  summarize: ({ id, base, mark }: Adaptation) => ({ id, base, mark }),
};
