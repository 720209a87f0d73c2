import {
  type CanActivate,
  Controller,
  type ExecutionContext,
  Get,
  Header,
  Inject,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Public, type RequestWithActor } from '../../auth/actor.js';
import { signedOut, staffMay, staffOnly, staffRoleRefused } from '../../auth/staff-access.js';
import type { Environment } from '../../config/environment.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import { Unlimited } from '../../http/rate-limit/rate-limit.decorators.js';
import { Metrics } from './metrics.service.js';
import { Refuses } from '../../openapi/refusals.js';

/** Lets in staff, and programs that know METRICS_TOKEN. */
@Injectable()
class MetricsGuard implements CanActivate {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, actor } = context.switchToHttp().getRequest<RequestWithActor>();
    if (this.knowsToken(headers.authorization) || (actor && staffMay(actor, 'metrics.see'))) return true;
    if (!actor) throw signedOut();
    throw actor.isAdmin ? staffRoleRefused(actor.staffRole, ['metrics.see']) : staffOnly();
  }

  private knowsToken(authorization: string | undefined): boolean {
    const { metricsToken } = this.environment;
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    if (metricsToken === null || token === undefined) return false;
    // Hashes have the same length for any input, as the comparison requires.
    return timingSafeEqual(digest(token), digest(metricsToken));
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Name of the token in the description of the API. */
export const METRICS_SCHEME = 'metrics';
const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';
const EXAMPLE = `# HELP outbox_letters Emails that wait to be sent (again), and that were given up
# TYPE outbox_letters gauge
outbox_letters{state="pending"} 0
outbox_letters{state="failed"} 0
`;

@ApiTags('health')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Public()
  @Unlimited()
  @UseGuards(MetricsGuard)
  @Header('content-type', TEXT_FORMAT)
  @ApiOperation({
    summary: 'Get the metrics of this server in Prometheus text format',
    description: 'For staff, and for programs with METRICS_TOKEN.',
  })
  @ApiSecurity('staff')
  @ApiSecurity(METRICS_SCHEME)
  @ApiOkResponse({
    description: 'Metrics',
    content: { 'text/plain': { schema: { type: 'string' }, example: EXAMPLE } },
  })
  @Refuses('SIGNED_OUT', 'STAFF_ONLY', 'STAFF_ROLE_REFUSED')
  read() {
    return this.metrics.text();
  }
}
