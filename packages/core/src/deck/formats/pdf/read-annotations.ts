/** Reads a page's annotations: where it links (never followed), its notes, and what is written on it or in its fields. */
import { cleanText } from '../../layout/clean-text.js';
import type { HiddenText } from '../../../model/deck.js';
import { readPageFrame } from './page-frame.js';
import { readUtf16, readUtf8, withCString, type Handle, type PdfDocument, type Pdfium } from './pdfium.js';
import { renderWindow } from './render-page.js';

export interface PageAnnotations {
  /** Web, mail and telephone addresses in the page's order, each once. */
  links: string[];
  /** Texts of notes and fields: hidden, unless they are drawn on the page. */
  hidden: Pick<HiddenText, 'text' | 'hiddenBy'>[];
  /** Some of them may be drawn on the page. */
  mayShow: boolean;
}

/** `FPDFAnnot_GetSubtype`. */
const SUBTYPE = { link: 2, freeText: 3, stamp: 13, popup: 16, widget: 20 } as const;
/** Annotations that draw their words on the page; of the others a reader sees an icon or a mark. */
const DRAWN: readonly number[] = [SUBTYPE.freeText, SUBTYPE.stamp, SUBTYPE.widget];
const FLATTEN_FOR_SCREEN = 0;
/** Annotation flags Invisible, Hidden and NoView. */
const NOT_SHOWN = 0x01 | 0x02 | 0x20;
const URI_ACTION = 3;
const MAX_ANNOTATIONS = 2000;

export function readAnnotations(pdfium: Pdfium, document: Handle, page: Handle): PageAnnotations {
  const { call } = pdfium;
  const links = new Set<string>();
  const hidden: PageAnnotations['hidden'] = [];
  let mayShow = false;
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  for (let i = 0; i < count; i += 1) {
    const annotation = call.FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    if (subtype === SUBTYPE.link) {
      const uri = readUri(pdfium, document, annotation);
      if (/^(?:https?|mailto|tel):/i.test(uri)) links.add(uri);
    } else if (subtype !== SUBTYPE.popup) {
      const texts = textsOf(pdfium, annotation, subtype);
      hidden.push(...texts);
      const isShown = (call.FPDFAnnot_GetFlags(annotation) & NOT_SHOWN) === 0;
      mayShow ||= texts.length > 0 && isShown && DRAWN.includes(subtype);
    }
    call.FPDFPage_CloseAnnot(annotation);
  }
  return { links: [...links], hidden, mayShow };
}

/**
 * Makes what annotations draw part of their page, so that it is read as what it is and where it is. Gives the page
 * loaded anew; 0 when PDFium cannot.
 */
export function drawAnnotationsIn({ pdfium, document }: PdfDocument, page: Handle, index: number): Handle {
  // Drawing the page makes PDFium give a look to fields that come without one.
  renderWindow(pdfium, page, readPageFrame(pdfium, page), { x0: 0, y0: 0, x1: 1, y1: 1 }, 1);
  pdfium.call.FPDFPage_Flatten(page, FLATTEN_FOR_SCREEN);
  pdfium.call.FPDF_ClosePage(page);
  return pdfium.call.FPDF_LoadPage(document, index);
}

function readUri(pdfium: Pdfium, document: Handle, annotation: Handle): string {
  const { call } = pdfium;
  const link = call.FPDFAnnot_GetLink(annotation);
  const action = link === 0 ? 0 : call.FPDFLink_GetAction(link);
  if (action === 0 || call.FPDFAction_GetType(action) !== URI_ACTION) return '';
  return readUtf8(pdfium, (buffer, bytes) => call.FPDFAction_GetURIPath(document, action, buffer, bytes));
}

function textsOf(pdfium: Pdfium, annotation: Handle, subtype: number): PageAnnotations['hidden'] {
  const field = subtype === SUBTYPE.widget;
  const text = readEntry(pdfium, annotation, field ? 'V' : 'Contents');
  return text === '' ? [] : [{ text, hiddenBy: field ? 'form-field' : 'comment' }];
}

function readEntry(pdfium: Pdfium, annotation: Handle, key: string): string {
  return withCString(pdfium, key, (name) =>
    cleanText(
      readUtf16(pdfium, (buffer, bytes) => pdfium.call.FPDFAnnot_GetStringValue(annotation, name, buffer, bytes)),
    ),
  );
}
