import { ApiProperty } from '@nestjs/swagger';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { ContactMessage } from '../contact-message.schema.js';

export class MessageSentResponse {
  @ApiProperty({ example: 'Message sent.' })
  message: string;
}

export class ContactMessageResponse extends storedFields(ContactMessage, {
  _id: {},
  name: { example: 'Aisha Rahman' },
  phone: { example: '+971501234567' },
  message: { example: 'Do you have 0.5x1.6-mm matrix in stock?' },
  createdAt: {},
}) {}
