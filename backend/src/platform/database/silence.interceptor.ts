import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { refuse } from '../errors/refuse.js';
import { UNLIMITED } from '../http/rate-limit/rate-limit.decorators.js';
import { DatabaseSilence, noAnswer } from './database-silence.service.js';
import { type CallUnderWay, callUnderWay } from './transactions.js';

/**
 * Answers calls under way with 503 when the database stops responding. Their transactions are not committed any later;
 * the answer is OUTCOME_UNKNOWN if a commit had begun.
 */
@Injectable()
export class SilenceInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly silence: DatabaseSilence,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    // Health and metrics report about the database themselves.
    if (this.reflector.get<true | undefined>(UNLIMITED, context.getHandler()) === true) return next.handle();
    const call: CallUnderWay = { isGivenUp: false, mayBeStored: false };
    return from(
      this.silence.unlessSilent(
        callUnderWay.run(call, () => this.carryOut(call, next)),
        (cause) => {
          call.isGivenUp = true;
          return call.mayBeStored ? refuse('OUTCOME_UNKNOWN', {}, { retryAfterSeconds: 1 }) : noAnswer(cause);
        },
      ),
    );
  }

  /** Work that the call has started, such as sending its emails, continues after its end. */
  private async carryOut(call: CallUnderWay, next: CallHandler): Promise<unknown> {
    try {
      return await lastValueFrom(next.handle());
    } finally {
      call.isGivenUp = false;
    }
  }
}
