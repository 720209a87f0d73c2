import { ApiProperty } from '@nestjs/swagger';
import { AnsweredId, AnsweredMoment } from '../../platform/http/answer-fields.js';

export class MessageSentResponse {
  @ApiProperty({ example: 'Your message was sent.' })
  message: string;
}

export class ContactMessageResponse {
  @AnsweredId()
  _id: string;

  @ApiProperty({ example: 'Aisha Rahman' })
  name: string;

  @ApiProperty({ example: '+971501234567' })
  phone: string;

  @ApiProperty({ example: 'Do you have 0.5x1.6-mm matrix in stock?' })
  message: string;

  @AnsweredMoment()
  createdAt: string;
}
