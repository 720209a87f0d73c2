import { type INestApplication, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { CompanyKeyScope } from '@shop/contract/api-keys';
import type { StaffAction } from '@shop/contract/staff-roles';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access, COMPANY_KEY_SCOPE, STAFF_ACTIONS_OF_ROUTE, WITHOUT_SESSION } from '../auth/actor.js';
import { LISTED_BY, type Listed } from '../lists/list-spec.js';
import { argumentOf } from '../http/validation/route-arguments.js';
import { WITHOUT_KEY } from '../http/idempotency/idempotency.decorators.js';
import { UNLIMITED } from '../http/rate-limit/rate-limit.decorators.js';
import { REFUSAL_DETAILS, REFUSED_WITH, type RefusalCodes, type RefusalDetails } from './refusals.js';
import { REFUSED_BY_STATE } from './states.js';

/** Facts about a route, read from the metadata that guards and pipes use, so that the document can't differ from them. */
export interface RouteFacts {
  readonly access: Access;
  /** The actions of staff, one of which a role must include; empty if none is required. */
  readonly staffActions: readonly StaffAction[];
  /** The scope of a company’s key with which programs may call it, or null. */
  readonly companyScope: CompanyKeyScope | null;
  readonly rateLimited: boolean;
  readonly changesState: boolean;
  /** True if the caller is identified: a wrong API key is refused. */
  readonly identifies: boolean;
  /** True if it takes an `Idempotency-Key`. */
  readonly takesKey: boolean;
  /** Class of the body; null if the route reads none. */
  readonly body: Type | null;
  /** Codes of its own rules. */
  readonly refused: RefusalCodes;
  /** Codes of the state machine whose actions it carries out. */
  readonly refusedByState: readonly string[];
  /** Codes of what the paths of its controller name. */
  readonly missing: readonly string[];
  /** The details of its refusals, or null. */
  readonly details: RefusalDetails | null;
  /** The sort fields and filters of a staff list. */
  readonly listed: Listed | null;
}

export function operationIdOf(controller: string, method: string): string {
  return `${controller.replace(/Controller$/, '').toLowerCase()}_${method}`;
}

/** @returns the facts of every route by its operation id */
export function routesOf(app: INestApplication): Map<string, RouteFacts> {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  const classes = controllers.flatMap(({ metatype }) => (typeof metatype === 'function' ? [metatype as Type] : []));
  return new Map(classes.flatMap(routesOfController));
}

const reflector = new Reflector();
const scanner = new MetadataScanner();

function routesOfController(controller: Type): [string, RouteFacts][] {
  const prototype = controller.prototype as Record<string, () => unknown>;
  return scanner.getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    if (handler === undefined || !Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
    return [[operationIdOf(controller.name, name), factsOf(controller, name, handler)]];
  });
}

function factsOf(controller: Type, name: string, handler: () => unknown): RouteFacts {
  const targets = [handler, controller];
  const changesState = Reflect.getMetadata(METHOD_METADATA, handler) !== RequestMethod.GET;
  return {
    access: reflector.getAllAndOverride<Access | undefined>(ACCESS, targets) ?? 'customer',
    staffActions: reflector.getAllAndOverride<StaffAction[] | undefined>(STAFF_ACTIONS_OF_ROUTE, targets) ?? [],
    companyScope: reflector.getAllAndOverride<CompanyKeyScope | undefined>(COMPANY_KEY_SCOPE, targets) ?? null,
    rateLimited: reflector.getAllAndOverride<true | undefined>(UNLIMITED, targets) === undefined,
    changesState,
    identifies: reflector.getAllAndOverride<true | undefined>(WITHOUT_SESSION, targets) === undefined,
    takesKey: changesState && reflector.get<true | undefined>(WITHOUT_KEY, handler) === undefined,
    body: argumentOf(controller, name, RouteParamtypes.BODY),
    refused: reflector.get<RefusalCodes | undefined>(REFUSED_WITH, handler) ?? {},
    refusedByState: reflector.get<string[] | undefined>(REFUSED_BY_STATE, handler) ?? [],
    missing: reflector.get<RefusalCodes | undefined>(REFUSED_WITH, controller)?.[404] ?? [],
    details: reflector.get<RefusalDetails | undefined>(REFUSAL_DETAILS, handler) ?? null,
    listed: reflector.get<Listed | undefined>(LISTED_BY, handler) ?? null,
  };
}
