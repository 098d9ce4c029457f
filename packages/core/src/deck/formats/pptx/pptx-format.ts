/** PPTX as a format. */
import { drawnFormat } from '../powerpoint-format.js';
import { readPptx } from './read-pptx.js';

export const pptxFormat = drawnFormat('pptx', readPptx);
