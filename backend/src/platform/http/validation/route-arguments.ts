import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';

/** @returns the class of the handler's parameter that takes the body or the query; null if it has none */
export function argumentOf(controller: Type, method: string, kind: RouteParamtypes): Type | null {
  const routeArguments = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    unknown
  >;
  const key = Object.keys(routeArguments).find((candidate) => candidate.startsWith(`${kind}:`));
  if (key === undefined) return null;
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, method) as Type[];
  return types[Number(key.split(':')[1])] ?? null;
}
