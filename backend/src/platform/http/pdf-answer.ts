import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '@shop/contract/languages';
import { AnswersBytes } from './file-answer.js';
import { OneOf } from './validation/fields.js';

export interface PdfFile {
  /** The name has no extension: `INV-2026-00001`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export class PdfQueryDto {
  @OneOf(DOCUMENT_LANGUAGES, { optional: 'filled', description: 'Language; the buyer’s language if omitted' })
  language?: DocumentLanguage;
}

/** The route returns a `PdfFile`, which the browser shows in its viewer and saves under the document’s number. */
export const AnswersPdf = (): MethodDecorator =>
  AnswersBytes<PdfFile>(
    {
      description: 'A4 pages, for display in the browser',
      disposition: {
        description: 'File name: the number of the document',
        example: 'inline; filename="INV-2026-00001.pdf"',
      },
      types: ['application/pdf'],
    },
    ({ name }) => ({ 'content-type': 'application/pdf', 'content-disposition': dispositionOf(`${name}.pdf`) }),
  );

/** Signs that a file system or the header takes for something else. */
const FORBIDDEN = /[\p{Cc}"\\/:*?<>|]+/gu;

/** Non-ASCII file names are sent in UTF-8 with an ASCII fallback (RFC 6266). */
function dispositionOf(name: string): string {
  const clean = name.replaceAll(FORBIDDEN, ' ').trim();
  const ascii = clean.replaceAll(/[^\x20-\x7e]+/g, '_');
  if (ascii === clean) return `inline; filename="${clean}"`;
  const encoded = encodeURIComponent(clean).replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
