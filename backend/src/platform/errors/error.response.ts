import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { Params, Reason } from './domain-error.js';

/** The values in the message: bounds, names. */
const MessageParams = (example: Params): PropertyDecorator =>
  ApiProperty({
    type: 'object',
    selfRequired: false,
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'Value that the message is about',
    example,
  });

/** The reason why a field is refused, for programs that use their own wording. */
export class ReasonResponse {
  @ApiProperty({ description: 'Stable code for programs', pattern: '^[A-Z][A-Z_]*$', example: 'TOO_LONG' })
  rule: string;

  @MessageParams({ max: 100 })
  params?: Params;
}

/** The body of every refused call. */
@ApiExtraModels(ReasonResponse)
export class ErrorResponse {
  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599, example: 409 })
  statusCode: number;

  @ApiProperty({ description: 'Stable code for programs', pattern: '^[A-Z][A-Z_]*$', example: 'STALE_VERSION' })
  code: string;

  @ApiProperty({
    description: 'Text for users',
    example: 'This quote was changed by someone else. Reload it and try again.',
  })
  message: string;

  @MessageParams({ asked: 40, left: 12 })
  params?: Params;

  @ApiProperty({
    type: 'object',
    selfRequired: false,
    additionalProperties: { type: 'string' },
    description: 'Messages by field path',
    example: { 'requestedItems.0.qty': 'Minimum is 5' },
  })
  errors?: Record<string, string>;

  @ApiProperty({
    type: 'object',
    selfRequired: false,
    additionalProperties: { $ref: getSchemaPath(ReasonResponse) },
    description: 'Reasons by field path',
    example: { 'requestedItems.0.qty': { rule: 'BELOW_MINIMUM' } },
  })
  reasons?: Record<string, Reason>;

  @ApiProperty({
    type: 'object',
    selfRequired: false,
    additionalProperties: true,
    description: 'Further data of some refusals, see the operation',
    example: {},
  })
  details?: object;
}
