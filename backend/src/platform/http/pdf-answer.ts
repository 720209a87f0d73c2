import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

export interface PdfFile {
  /** Without the ending, for example `INV-2026-00001`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function AnswersPdf(): MethodDecorator {
  return ApiOkResponse({
    description: 'A4 pages, to be shown in the browser',
    headers: {
      'Content-Disposition': {
        description: 'The name under which it is saved: the document’s number',
        required: true,
        schema: { type: 'string', example: 'inline; filename="INV-2026-00001.pdf"' },
      },
    },
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  });
}

/** Shown in the browser's own viewer, and saved under the document's number. */
export function sendPdf(reply: FastifyReply, { name, bytes }: PdfFile): void {
  void reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes));
}
