/** The one place that talks to PDFium's WebAssembly: typed calls, strings in and out, errors as values. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';

/** A pointer into PDFium's memory, or a handle: both are plain numbers; 0 is "none". */
export type Handle = number;

/** `FPDF_GetLastError` after a document that would not open. */
export const PDF_ERROR = { unknown: 1, file: 2, format: 3, password: 4, security: 5, page: 6 } as const;

/** `FPDFPageObj_GetType`. */
export const OBJECT_TYPE = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** Names of the C functions used, with the C argument order of PDFium's public headers (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_annot.h, fpdf_doc.h). */
const CALLS = [
  'malloc',
  'free',
  'emscripten_stack_get_current',
  'FPDF_LoadMemDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDF_PageToDevice',
  'FPDF_GetMetaText',
  'FPDF_RenderPageBitmap',
  'FPDFBitmap_Create',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_Destroy',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_GetTextObject',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetFontSize',
  'FPDFText_GetMatrix',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_SetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_HasTransparency',
  'FPDFPageObj_SetIsActive',
  'FPDFPageObj_GetClipPath',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObjMark_GetName',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFImageObj_GetImageDataRaw',
  'FPDFPath_CountSegments',
  'FPDFPath_GetPathSegment',
  'FPDFPath_GetDrawMode',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFTextObj_SetTextRenderMode',
  'FPDFTextObj_GetFont',
  'FPDFFont_GetWeight',
  'FPDFFont_GetBaseFontName',
  'FPDFPage_Flatten',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFAnnot_GetSubtype',
  'FPDFAnnot_GetFlags',
  'FPDFAnnot_GetStringValue',
  'FPDFAnnot_GetLink',
  'FPDFLink_GetAction',
  'FPDFAction_GetType',
  'FPDFAction_GetURIPath',
] as const;
type CallName = (typeof CALLS)[number];

/** One PDFium with its own memory. Nothing is shared between two of them, so one deck can never colour another. */
export interface Pdfium {
  call: Record<CallName, (...args: number[]) => number>;
  /** Views of the memory; ask again after every call that may allocate, as growing the memory replaces them. */
  bytes(): Uint8Array;
  floats(): Float32Array;
  doubles(): Float64Array;
  ints(): Int32Array;
  /** Memory ran out: the file unpacks to more than PDFium is given. */
  isFull(): boolean;
  /** Ends the use of this PDFium: the next file may be given it, with its memory as it was at its start. */
  giveBack(): void;
  /** 64 bytes of scratch for out-parameters. */
  scratch: Handle;
}

interface EmscriptenModule {
  wasmExports: Record<string, (...args: number[]) => number>;
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  _FPDF_InitLibrary(): void;
}

const startModule = PDFiumModule as unknown as (options: object) => Promise<EmscriptenModule>;

/** The part of the WebAssembly API used here: TypeScript keeps it in its browser library, which a Node package does not load. */
interface WasmApi {
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
}
interface WasmImports {
  env: Record<string, (bytes: number) => number>;
}
const wasm = (globalThis as unknown as { WebAssembly: WasmApi }).WebAssembly;

/** The compiled code is the same for every deck and costs 25 ms, so it is kept; instances are not. */
let compiled: object | undefined;

function compilePdfium(): object {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  compiled ??= new wasm.Module(readFileSync(path));
  return compiled;
}

/** Memory of one PDFium. A deck with large photographs takes 100 to 200 MB; what needs more unpacks too large. */
const MAX_MEMORY = 512 * 1024 * 1024;

/** Refuses growth past the limit: the allocation then fails inside PDFium, not in the process. */
function limitMemory({ env }: WasmImports, whenFull: () => void): void {
  const grow = env['emscripten_resize_heap'];
  if (grow === undefined) return;
  env['emscripten_resize_heap'] = (bytes) => {
    if (bytes >>> 0 <= MAX_MEMORY) return grow(bytes);
    whenFull();
    return 0;
  };
}

/** The PDFium that was given back last. A new one costs 10 ms and litters memory; setting one back takes 1 ms. */
let spare: Pdfium | undefined;
/** One that grew larger is let go: it would take longer to clear, and hold what the next deck may not need. */
const LARGEST_SPARE = 64 * 1024 * 1024;

/** A PDFium whose memory is as after its start, whatever was read before. It is freed with its last reference. */
export async function openPdfium(): Promise<Pdfium> {
  const ready = spare;
  spare = undefined;
  return ready ?? startPdfium();
}

async function startPdfium(): Promise<Pdfium> {
  const code = compilePdfium();
  let full = false;
  const options = {
    instantiateWasm(imports: WasmImports, done: (instance: object, module: object) => void): object {
      limitMemory(imports, () => (full = true));
      const instance = new wasm.Instance(code, imports);
      done(instance, code);
      return instance.exports;
    },
    locateFile: () => '',
    // PDFium's own complaints about a file are no news to a user and must not reach the terminal.
    print: () => undefined,
    printErr: () => undefined,
  };
  const module = await startModule(options);
  module._FPDF_InitLibrary();
  const exports = module.wasmExports;
  const call = Object.fromEntries(CALLS.map((name) => [name, exportOf(exports, name)])) as Pdfium['call'];
  const scratch = call.malloc(64);
  const stack = call.emscripten_stack_get_current();
  const start = usedPart(module.HEAPU8);
  const pdfium: Pdfium = {
    call,
    bytes: () => module.HEAPU8,
    floats: () => module.HEAPF32,
    doubles: () => module.HEAPF64,
    ints: () => module.HEAP32,
    isFull: () => full,
    giveBack() {
      const memory = module.HEAPU8;
      // What a trap left behind is more than memory: its stack was never unwound.
      const clean = !full && call.emscripten_stack_get_current() === stack;
      if (!clean || memory.length > LARGEST_SPARE) return;
      memory.set(start);
      memory.fill(0, start.length);
      spare = pdfium;
    },
    scratch,
  };
  return pdfium;
}

/** A copy of the memory without the empty pages at its end. Compared page by page: word by word takes 20 ms. */
function usedPart(memory: Uint8Array): Uint8Array {
  const empty = new Uint8Array(WASM_PAGE);
  let end = memory.length;
  while (end > 0 && Buffer.compare(memory.subarray(end - WASM_PAGE, end), empty) === 0) end -= WASM_PAGE;
  return memory.slice(0, end);
}

/** WebAssembly memory comes in pages of this size. */
const WASM_PAGE = 65_536;

/** The raw export: the wrappers of the debug build check their state on each call, which triples the price of a character. */
function exportOf(exports: EmscriptenModule['wasmExports'], name: string): (...args: number[]) => number {
  const found = exports[name];
  if (found === undefined) throw new Error(`PDFium has no ${name}`);
  return found;
}

export interface PdfDocument {
  pdfium: Pdfium;
  document: Handle;
  pages: number;
  /** Frees the document with all of its PDFium's memory, which is not to be used any more. */
  close(): void;
}

/** Opens a document, or gives the PDFium error number. */
export function openDocument(pdfium: Pdfium, bytes: Uint8Array): PdfDocument | number {
  const { call } = pdfium;
  const data = call.malloc(Math.max(1, bytes.length));
  if (data === 0) return PDF_ERROR.unknown;
  pdfium.bytes().set(bytes, data);
  const document = call.FPDF_LoadMemDocument(data, bytes.length, 0);
  if (document === 0) {
    const error = call.FPDF_GetLastError();
    call.free(data);
    return error === 0 ? PDF_ERROR.unknown : error;
  }
  let open = true;
  return {
    pdfium,
    document,
    pages: call.FPDF_GetPageCount(document),
    close() {
      if (open) pdfium.giveBack();
      open = false;
    },
  };
}

/** Calls a PDFium function of the form `(…, buffer, bytes) → bytes` and decodes its UTF-16LE answer. */
export function readUtf16(pdfium: Pdfium, ask: (buffer: Handle, bytes: number) => number): string {
  return readString(pdfium, ask, 'utf-16le');
}

/** As `readUtf16`, for text in UTF-8 (or plain ASCII). */
export function readUtf8(pdfium: Pdfium, ask: (buffer: Handle, bytes: number) => number): string {
  return readString(pdfium, ask, 'utf-8');
}

/** Longer strings are cut: no honest title, link or note is longer. */
const MAX_STRING_BYTES = 64 * 1024;

function readString(
  pdfium: Pdfium,
  ask: (buffer: Handle, bytes: number) => number,
  encoding: 'utf-8' | 'utf-16le',
): string {
  const bytes = ask(0, 0);
  if (bytes <= 1 || bytes > MAX_STRING_BYTES) return '';
  const buffer = pdfium.call.malloc(bytes);
  ask(buffer, bytes);
  const text = new TextDecoder(encoding).decode(pdfium.bytes().slice(buffer, buffer + bytes));
  pdfium.call.free(buffer);
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}

/** Hands a C string to a call and frees it afterwards. */
export function withCString<Result>(pdfium: Pdfium, text: string, use: (pointer: Handle) => Result): Result {
  const encoded = new TextEncoder().encode(`${text}\0`);
  const pointer = pdfium.call.malloc(encoded.length);
  pdfium.bytes().set(encoded, pointer);
  try {
    return use(pointer);
  } finally {
    pdfium.call.free(pointer);
  }
}
