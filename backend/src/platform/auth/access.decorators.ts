import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.js';

export type Access = 'public' | 'customer' | 'staff';
export const ACCESS = 'shop:access';

export interface RequestWithActor extends FastifyRequest {
  actor?: Actor | null;
}

/** For everybody; a valid session is still recognised. Routes without a decorator need a signed-in user. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Administrators only. */
export const StaffOnly = () => SetMetadata(ACCESS, 'staff' satisfies Access);

/** The signed-in user; null on public routes for visitors. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor | null => {
  return context.switchToHttp().getRequest<RequestWithActor>().actor ?? null;
});
