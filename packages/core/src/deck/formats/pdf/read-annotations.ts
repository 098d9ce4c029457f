/** Reads a page's annotations: where it links (never followed), and notes and form fields nobody sees. */
import { cleanText } from '../../layout/clean-text.js';
import type { HiddenText } from '../../../model/deck.js';
import { readUtf16, readUtf8, withCString, type Handle, type Pdfium } from './pdfium.js';

export interface PageAnnotations {
  /** Web, mail and telephone addresses in the page's order, each once. */
  links: string[];
  hidden: Pick<HiddenText, 'text' | 'hiddenBy'>[];
}

/** `FPDFAnnot_GetSubtype`. */
const SUBTYPE = { link: 2, freeText: 3, popup: 16, widget: 20 } as const;
/** Annotation flags Invisible, Hidden and NoView. */
const NOT_SHOWN = 0x01 | 0x02 | 0x20;
const URI_ACTION = 3;
const MAX_ANNOTATIONS = 2000;

export function readAnnotations(pdfium: Pdfium, document: Handle, page: Handle): PageAnnotations {
  const { call } = pdfium;
  const links = new Set<string>();
  const hidden: PageAnnotations['hidden'] = [];
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  for (let i = 0; i < count; i += 1) {
    const annotation = call.FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    if (subtype === SUBTYPE.link) {
      const uri = readUri(pdfium, document, annotation);
      if (/^(?:https?|mailto|tel):/i.test(uri)) links.add(uri);
    } else if (subtype !== SUBTYPE.popup) {
      hidden.push(...unseenTexts(pdfium, annotation, subtype));
    }
    call.FPDFPage_CloseAnnot(annotation);
  }
  return { links: [...links], hidden };
}

function readUri(pdfium: Pdfium, document: Handle, annotation: Handle): string {
  const { call } = pdfium;
  const link = call.FPDFAnnot_GetLink(annotation);
  const action = link === 0 ? 0 : call.FPDFLink_GetAction(link);
  if (action === 0 || call.FPDFAction_GetType(action) !== URI_ACTION) return '';
  return readUtf8(pdfium, (buffer, bytes) => call.FPDFAction_GetURIPath(document, action, buffer, bytes));
}

/** Notes open on a click only; a field's value is set by a program. Neither is on the slide a reader is shown. */
function unseenTexts(pdfium: Pdfium, annotation: Handle, subtype: number): PageAnnotations['hidden'] {
  const shown = (pdfium.call.FPDFAnnot_GetFlags(annotation) & NOT_SHOWN) === 0;
  if (subtype === SUBTYPE.widget) {
    const value = readEntry(pdfium, annotation, 'V');
    return value === '' ? [] : [{ text: value, hiddenBy: 'form-field' }];
  }
  if (subtype === SUBTYPE.freeText && shown) return [];
  const note = readEntry(pdfium, annotation, 'Contents');
  return note === '' ? [] : [{ text: note, hiddenBy: 'comment' }];
}

function readEntry(pdfium: Pdfium, annotation: Handle, key: string): string {
  return withCString(pdfium, key, (name) =>
    cleanText(
      readUtf16(pdfium, (buffer, bytes) => pdfium.call.FPDFAnnot_GetStringValue(annotation, name, buffer, bytes)),
    ),
  );
}
