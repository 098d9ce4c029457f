/** PPTX as a format. */
import { powerpointFormat } from '../powerpoint-format.js';
import { readPptx } from './read-pptx.js';

export const pptxFormat = powerpointFormat('pptx', readPptx);
