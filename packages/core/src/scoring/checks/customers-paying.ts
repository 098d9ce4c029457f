/** Those who pay are among the customers. */
import { orderCheck } from './order.js';

export const customersPaying = orderCheck({
  id: 'customers-paying',
  larger: 'customers',
  smaller: 'paying_customers',
  as: ['customers', 'paying'],
});
