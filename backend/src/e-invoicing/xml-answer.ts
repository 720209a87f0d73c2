import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

export interface XmlFile {
  /** The name has no extension: `INV-2026-00001`. */
  readonly name: string;
  readonly xml: string;
}

export function AnswersXml(): MethodDecorator {
  return ApiOkResponse({
    description: 'UBL 2.1 file in PINT AE format',
    headers: {
      'Content-Disposition': {
        description: 'File name: the number of the document',
        required: true,
        schema: { type: 'string', example: 'attachment; filename="INV-2026-00001.xml"' },
      },
    },
    content: { 'application/xml': { schema: { type: 'string', example: '<Invoice/>' } } },
  });
}

export function sendXml(reply: FastifyReply, { name, xml }: XmlFile): void {
  void reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.xml"`)
    .header('cache-control', 'private, no-store')
    .send(xml);
}
