/** A PPTX ready to be read: its slides in presentation order, with the hidden ones marked. */
import { VcError, isVcError } from '../../../errors/vc-error.js';
import type { FormatContext } from '../deck-format.js';
import { openPptxPackage } from './open-pptx-package.js';
import { internalTarget, openParts, type Part, type PartReader } from './parts.js';
import type { PresentationSize } from './slide-context.js';
import { attribute, child, childrenOf, numberAttribute, relationId } from './xml.js';

export interface PptxFile {
  parts: PartReader;
  presentation: Part;
  /** EMU. */
  size: PresentationSize;
  /** Part names in presentation order; undefined for a slide the list names and the package lacks. */
  slides: (string | undefined)[];
}

/** 4:3, PowerPoint's own when a file does not say. EMU. */
const DEFAULT_SIZE = { width: 9_144_000, height: 6_858_000 };
/** A page of no size, or larger than PowerPoint allows (56 inches), says nothing. EMU. */
const LARGEST = 60 * 914_400;

/** Throws `damaged-file` when the presentation itself cannot be read; single slides are left to `slidePart`. */
export async function openPptx(bytes: Uint8Array, { fileName, limits }: FormatContext): Promise<PptxFile> {
  const zip = await openPptxPackage(bytes, { fileName, unpackedMb: limits.unpackedMb });
  const parts = openParts(zip, fileName);
  const presentation = await parts.part(zip.presentation);
  if (!presentation) throw new VcError('damaged-file', { fileName });
  const ids = childrenOf(child(presentation.root, 'sldIdLst'), 'sldId');
  const slides = ids.map((node) => {
    const target = internalTarget(presentation, relationId(node, 'id'));
    return target !== undefined && zip.has(target) ? target : undefined;
  });
  const page = child(presentation.root, 'sldSz');
  const side = (name: string, otherwise: number) => {
    const value = numberAttribute(page, name);
    return value !== undefined && value > 0 && value <= LARGEST ? value : otherwise;
  };
  return {
    parts,
    presentation,
    size: { width: side('cx', DEFAULT_SIZE.width), height: side('cy', DEFAULT_SIZE.height) },
    slides,
  };
}

/** Undefined when the slide is missing or its XML is damaged: the rest of the deck is read all the same. */
export async function slidePart(file: PptxFile, name: string | undefined): Promise<Part | undefined> {
  try {
    return await file.parts.part(name);
  } catch (error) {
    if (isVcError(error) && error.code === 'damaged-file') return undefined;
    throw error;
  }
}

export function isHiddenSlide(slide: Part): boolean {
  const show = attribute(slide.root, 'show');
  return show === '0' || show === 'false';
}
