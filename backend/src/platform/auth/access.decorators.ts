import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { CompanyKeyScope } from '@shop/contract/api-keys';
import type { StaffAction } from '@shop/contract/staff-roles';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.js';

export type Access = 'public' | 'customer' | 'staff';
export const ACCESS = 'shop:access';
export const WITHOUT_SESSION = 'shop:without-session';
export const FROM_MEMORY = 'shop:from-memory';
/** Actions of a route. The role of a staff member must include at least one of them. */
export const STAFF_ACTIONS_OF_ROUTE = 'shop:staff-actions';
export const COMPANY_KEY_SCOPE = 'shop:company-key-scope';

/**
 * With several actions, one of them is enough for the guard; the service then checks the action that each change needs.
 */
type Actions = readonly [StaffAction, ...StaffAction[]];

export interface RequestWithActor extends FastifyRequest {
  actor?: Actor | null;
}

/** Public; a valid session is still recognised. A route without an access decorator needs a signed-in user. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Public, with the same response for all callers: no session is read. */
export const PublicWithoutSession = () => applyDecorators(Public(), SetMetadata(WITHOUT_SESSION, true));
/** Public, and answered from memory while the database does not respond. */
export const PublicFromMemory = () => applyDecorators(Public(), SetMetadata(FROM_MEMORY, true));
/** Only staff whose role includes one of the actions have access. */
export const StaffOnly = (...actions: Actions) =>
  applyDecorators(SetMetadata(ACCESS, 'staff' satisfies Access), SetMetadata(STAFF_ACTIONS_OF_ROUTE, actions));
/**
 * The owner of the record and staff whose role includes one of the actions have access. All other staff are treated as
 * customers here.
 */
export const OwnerOrStaff = (...actions: Actions) => SetMetadata(STAFF_ACTIONS_OF_ROUTE, actions);

/** Programs of a buyer’s company may call the method with a key that has the scope; without the mark none may. */
export const ForCompanyKeys = (scope: CompanyKeyScope) => SetMetadata(COMPANY_KEY_SCOPE, scope);

/** The signed-in user; null on public routes for visitors. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor | null => {
  return context.switchToHttp().getRequest<RequestWithActor>().actor ?? null;
});
