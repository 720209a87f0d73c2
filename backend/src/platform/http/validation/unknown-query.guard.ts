import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { argumentOf } from './route-arguments.js';
import { notAccepted } from './validation.pipe.js';

/** Refuses query parameters of API routes that take none. Where a route takes some, its query class refuses the others. */
@Injectable()
export class UnknownQueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { query, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    const names = Object.keys(query as object);
    const isOfApi = routeOptions.url?.startsWith('/api/') === true;
    if (names.length === 0 || !isOfApi) return true;
    if (argumentOf(context.getClass(), context.getHandler().name, RouteParamtypes.QUERY) !== null) return true;
    throw notAccepted(names);
  }
}
