import { type INestApplication, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../auth/access.decorators.js';
import { LISTED_BY, type Listed } from '../list-query/listed-by.js';
import { RATE_LIMIT, type RateLimit } from '../rate-limit/rate-limit.decorators.js';

/** Facts about a route, read from the metadata that guards and pipes use, so that the document can't differ from them. */
export interface RouteFacts {
  readonly access: Access;
  readonly rateLimited: boolean;
  readonly changesState: boolean;
  /** Class of the body; null if the route reads none. */
  readonly body: Type | null;
  readonly checksQuery: boolean;
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
  return {
    access: reflector.getAllAndOverride<Access | undefined>(ACCESS, targets) ?? 'customer',
    rateLimited: reflector.getAllAndOverride<RateLimit | undefined>(RATE_LIMIT, targets) !== 'none',
    changesState: Reflect.getMetadata(METHOD_METADATA, handler) !== RequestMethod.GET,
    body: argumentOf(controller, name, RouteParamtypes.BODY),
    checksQuery: argumentOf(controller, name, RouteParamtypes.QUERY) !== null,
    listed: reflector.get<Listed | undefined>(LISTED_BY, handler) ?? null,
  };
}

/** The class of the handler's parameter that takes the body or the query. */
function argumentOf(controller: Type, name: string, kind: RouteParamtypes): Type | null {
  const routeArguments = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, unknown>;
  const key = Object.keys(routeArguments).find((candidate) => candidate.startsWith(`${kind}:`));
  if (key === undefined) return null;
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) as Type[];
  return types[Number(key.split(':')[1])] ?? null;
}
