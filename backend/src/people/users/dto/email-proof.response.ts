import { ApiProperty } from '@nestjs/swagger';

export class EmailProvedResponse {
  @ApiProperty({ description: 'The address that is proved', example: 'buyer@example.com' })
  email: string;
}

export class PresentEmailResponse {
  @ApiProperty({ description: 'The address that stays', example: 'buyer@example.com' })
  email: string;
}

export class ProofSentResponse {
  @ApiProperty({ description: 'The address that the link was mailed to', example: 'buyer@example.com' })
  sentTo: string;
}
