/** Draws small PDFs for tests with pdfkit: slides of 960 × 540 points, one drawing function a page. */
import PDFDocument from 'pdfkit';

export type PdfKitDocument = InstanceType<typeof PDFDocument>;

/** A PDF with one page for each drawing function. Fixed dates keep the bytes the same on every run. */
export async function makePdf(
  pages: readonly ((pdf: PdfKitDocument) => void)[],
  options: { size?: [number, number]; info?: Record<string, string>; userPassword?: string } = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: options.size ?? [960, 540],
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: new Date(0), ...options.info },
    ...(options.userPassword === undefined ? {} : { userPassword: options.userPassword }),
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => pdf.on('end', resolve));
  for (const draw of pages) {
    pdf.addPage();
    pdf.font('Helvetica').fillColor('black');
    draw(pdf);
  }
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Writes a line at a place without pdfkit's wrapping. */
export function write(pdf: PdfKitDocument, text: string, x: number, y: number, size = 18): void {
  pdf.fontSize(size).text(text, x, y, { lineBreak: false });
}
