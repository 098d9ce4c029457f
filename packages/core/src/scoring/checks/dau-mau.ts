/** Who is active on a day is active in that month. */
import { orderCheck } from './order.js';

export const dauMau = orderCheck({ id: 'dau-mau', larger: 'mau', smaller: 'dau', as: ['mau', 'dau'] });
