import { ApiProperty } from '@nestjs/swagger';
import { ApiId, ApiInstant } from '../../../platform/openapi/response-fields.js';

export class MessageSentResponse {
  @ApiProperty({ example: 'Message sent.' })
  message: string;
}

export class ContactMessageResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Aisha Rahman' })
  name: string;

  @ApiProperty({ example: '+971501234567' })
  phone: string;

  @ApiProperty({ example: 'Do you have 0.5x1.6-mm matrix in stock?' })
  message: string;

  @ApiInstant()
  createdAt: string;
}
