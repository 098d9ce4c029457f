/** /team */
export { Team as default } from '../features/team/team.js';
