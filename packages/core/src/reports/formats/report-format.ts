/** The seam of a report's export: any report document in, bytes out; a format reads the sections and computes nothing. */
import type { ReportDocument } from '../../model/report-document.js';
import type { Locale } from '../../model/values.js';

/** A format that a report over many analyses can be written in. */
export interface ReportFormat {
  /** File ending without dot; also the format's name. */
  id: string;
  mediaType: string;
  render(report: ReportDocument, options: { locale: Locale }): Uint8Array | Promise<Uint8Array>;
}
