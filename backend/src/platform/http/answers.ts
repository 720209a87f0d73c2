import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorResponse } from '../errors/error.response.js';
import { AnsweredId } from './answer-fields.js';

/**
 * Documents what a route refuses by rules of its own. What follows from its access, its parameters and its body is
 * described without being said here (see `openapi/operations.ts`).
 */
export function Refuses(...statuses: (401 | 403 | 404 | 409)[]): MethodDecorator & ClassDecorator {
  return applyDecorators(...statuses.map((status) => ApiResponse({ status, type: ErrorResponse })));
}

/** The answer to a deletion. */
export class DeletedResponse {
  @AnsweredId()
  _id: string;
}
