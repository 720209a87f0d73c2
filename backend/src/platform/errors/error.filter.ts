import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storageFaultOf, StorageFaults } from '../database/storage-faults.service.js';
import { isBusy } from '../database/transactions.js';
import { logSecurity } from '../monitoring/logging/security-log.js';
import { type RefusalCode, REFUSALS } from '@shop/contract/refusals';
import { DomainError } from './domain-error.js';
import { refuse } from './refuse.js';
import type { ErrorResponse } from './error.response.js';

const CODE_OF_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: 'BAD_REQUEST',
  401: 'SIGNED_OUT',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'REQUEST_TIMEOUT',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
};

/** Turns every error into the error body. Unexpected errors are logged in full, and the response has no details. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly faults: StorageFaults) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const body = describeError(error);
    if (body.statusCode >= 500) {
      this.faults.note(error);
      const { method, routeOptions, log } = http.getRequest<FastifyRequest>();
      log.error({ err: error, method, route: routeOptions.url }, 'request failed');
    }
    if (error instanceof DomainError && error.security !== undefined) {
      logSecurity(http.getRequest<FastifyRequest>(), error.security, error.userId);
    }
    const reply = http.getResponse<FastifyReply>();
    const retryAfter = retryAfterSeconds(error) ?? (body.statusCode === 503 ? 1 : undefined);
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    void reply.status(body.statusCode).send(body);
  }
}

/** @returns the response body for a thrown value; also used outside Nest's routes */
export function describeError(error: unknown): ErrorResponse {
  if (error instanceof DomainError) {
    const { status, code, message, params, fields, reasons, details } = error;
    return {
      statusCode: status,
      code,
      message,
      ...(params && { params: { ...params } }),
      ...(fields && { errors: { ...fields }, reasons: { ...reasons } }),
      ...(details && { details }),
    };
  }
  const statusCode = error instanceof HttpException ? error.getStatus() : statusOf(error);
  if (statusCode >= 400 && statusCode < 500 && error instanceof Error) {
    return { statusCode, code: CODE_OF_STATUS[statusCode] ?? 'BAD_REQUEST', message: error.message };
  }
  if (statusCode === 503) {
    return { statusCode, code: 'UNAVAILABLE', message: REFUSALS.UNAVAILABLE.text };
  }
  return { statusCode: 500, code: 'INTERNAL_ERROR', message: REFUSALS.INTERNAL_ERROR.text };
}

function retryAfterSeconds(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('retryAfterSeconds' in error)) return undefined;
  return typeof error.retryAfterSeconds === 'number' ? error.retryAfterSeconds : undefined;
}

/** Fastify's errors (unreadable JSON, a body over the limit) carry their status. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  if (isBusy(error)) return 503;
  if (storageFaultOf(error) !== null) return 503;
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return 500;
}

export const pageNotFound = () => refuse('NOT_FOUND');
