import { ApiProperty } from '@nestjs/swagger';

/** The body of every refused call. */
export class ErrorResponse {
  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599, example: 409 })
  statusCode: number;

  @ApiProperty({ description: 'Stable, for programs', pattern: '^[A-Z][A-Z_]*$', example: 'STALE_VERSION' })
  code: string;

  @ApiProperty({
    description: 'For people',
    example: 'This quote was changed by someone else. Reload it and try again.',
  })
  message: string;

  @ApiProperty({
    type: 'object',
    selfRequired: false,
    additionalProperties: { type: 'string' },
    description: 'Messages by field path',
    example: { 'requestedItems.0.qty': 'Minimum is 5' },
  })
  errors?: Record<string, string>;
}
