import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, from, type Observable, switchMap } from 'rxjs';
import type { RequestWithActor } from '../../auth/actor.js';
import { Attempts } from './attempts.service.js';
import { clientNetwork } from './client-network.js';
import type { AttemptLimit } from './limits.js';

const MAIL_LIMIT = 'shop:mail-limit';

/** Limits the calls that send the shop an email: a person sends no more. */
export const MailLimited = (limit: AttemptLimit) =>
  applyDecorators(SetMetadata(MAIL_LIMIT, limit), UseInterceptors(MailLimit));

/**
 * Counts the calls that are carried out, by address and by user; staff are not counted. An idempotent repetition is not
 * counted, and the count of a refused call is taken back.
 */
@Injectable()
class MailLimit implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly attempts: Attempts,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const limit = this.reflector.get<AttemptLimit>(MAIL_LIMIT, context.getHandler());
    const { ip, actor } = context.switchToHttp().getRequest<RequestWithActor>();
    if (actor?.isAdmin === true) return next.handle();
    // The user comes first: a user who is over their own limit does not use up the limit of others at the address.
    const subjects = [...(actor ? [actor.id] : []), clientNetwork(ip)];
    return from(this.count(limit, subjects)).pipe(
      switchMap(() => next.handle().pipe(catchError((error) => this.takeBack(limit, subjects, error)))),
    );
  }

  private async count(limit: AttemptLimit, subjects: readonly string[]): Promise<void> {
    for (const subject of subjects) await this.attempts.count(limit, subject);
  }

  private async takeBack(limit: AttemptLimit, subjects: readonly string[], error: unknown): Promise<never> {
    for (const subject of subjects) await this.attempts.takeBack(limit, subject);
    throw error;
  }
}
