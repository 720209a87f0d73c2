import type { StaffAction, StaffRole } from '@shop/contract/staff-roles';
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { CompanyKeyScope } from '@shop/contract/api-keys';
import type { FastifyRequest } from 'fastify';

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

/** The API key of a program that acts for the user who made the key. */
export interface ActorKey {
  readonly id: string;
  readonly name: string;
  /** Staff actions, or scopes of a company’s key. */
  readonly scopes: readonly string[];
  /** The company whose records the key reads; null for a key of staff. */
  readonly company: string | null;
}

/** The signed-in user on whose behalf a call runs. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** null for a customer. */
  readonly staffRole: StaffRole | null;
  /** The user signed in, or last confirmed the sign-in, too long ago for significant actions. */
  readonly needsConfirmation?: boolean;
  /** True if the user signs in with a second factor besides the password. */
  readonly hasSecondFactor?: boolean;
  /** The shop requires a second factor of all staff, and this user has not set one up yet. */
  readonly lacksSecondFactor?: boolean;
  /** The session of the call, which signing out ends. */
  readonly sessionId: string;
  /** Missing for a person who signed in. */
  readonly key?: ActorKey;
}

export type KeyActor = Actor & { readonly key: ActorKey };

/** Finds the user of an API key, or null if the key is not valid now or not from this address. */
export abstract class KeyHolders {
  abstract findActor(token: string, address: string): Promise<KeyActor | null>;
}

/** Finds the user of a session, or null if the session has ended. The users module implements it. */
export abstract class SessionUsers {
  abstract findActor(userId: string, sessionId: string): Promise<Actor | null>;
}
