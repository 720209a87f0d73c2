import { ApiProperty } from '@nestjs/swagger';

/** What to tell the user. */
export class PasswordMessageResponse {
  @ApiProperty({ example: 'Your password was changed.' })
  message: string;
}
