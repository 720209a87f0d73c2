import { PickType } from '@nestjs/swagger';
import { DocumentEmailDto } from '../../document-emails/dto/document-email.requests.js';

/** The days of a statement. */
export class ShareDocumentDto extends PickType(DocumentEmailDto, ['from', 'until']) {}
