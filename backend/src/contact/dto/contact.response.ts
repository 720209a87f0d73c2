import { ApiProperty } from '@nestjs/swagger';

export class MessageSentResponse {
  @ApiProperty({ example: 'Your message was sent.' })
  message: string;
}

export class ContactMessageResponse {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  phone: string;

  @ApiProperty()
  message: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
