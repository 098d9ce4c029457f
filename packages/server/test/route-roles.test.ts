/** [R8] Every route for every kind of caller. */
import { openFund } from './support/fund.js';
import { testRoles } from './support/role-table.js';

testRoles(openFund);
