/** PPT (PowerPoint 97–2007) as a format. */
import { powerpointFormat } from '../powerpoint-format.js';
import { readPpt } from './read-ppt.js';

export const pptFormat = powerpointFormat('ppt', readPpt);
