/** Net retention counts expansion on top of gross retention, so it cannot be lower. */
import { orderCheck } from './order.js';

export const nrrGrr = orderCheck({ id: 'nrr-grr', larger: 'nrr', smaller: 'grr', as: ['nrr', 'grr'] });
