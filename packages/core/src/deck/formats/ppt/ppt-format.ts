/** PPT (PowerPoint 97–2007) as a format. */
import { drawnFormat } from '../powerpoint-format.js';
import { readPpt } from './read-ppt.js';

export const pptFormat = drawnFormat('ppt', readPpt);
