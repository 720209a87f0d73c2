import { applyDecorators } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiPayloadTooLargeResponse,
  ApiProperty,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { ErrorResponse } from '../errors/error.response.js';

const DECORATORS = {
  400: ApiBadRequestResponse,
  401: ApiUnauthorizedResponse,
  403: ApiForbiddenResponse,
  404: ApiNotFoundResponse,
  409: ApiConflictResponse,
  413: ApiPayloadTooLargeResponse,
  429: ApiTooManyRequestsResponse,
} as const;

const MEANING: Record<keyof typeof DECORATORS, string> = {
  400: 'A field is wrong; `errors` names it',
  401: 'Signed out',
  403: 'Not allowed to this user, or called from another site',
  404: 'Missing, or another’s',
  409: 'Not possible in this state, or changed since it was loaded',
  413: 'Body too large',
  429: 'Too many requests',
};

/** Documents the errors that a route answers. */
export function Refuses(...statuses: (keyof typeof DECORATORS)[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...statuses.map((status) => DECORATORS[status]({ type: ErrorResponse, description: MEANING[status] })),
  );
}

/** The answer to a deletion. */
export class DeletedResponse {
  @ApiProperty({ example: '6920200f1c2d3e4f5a6b7c8d' })
  _id: string;
}
