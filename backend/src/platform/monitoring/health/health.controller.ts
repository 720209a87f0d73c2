import { Controller, Get, Res, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PublicWithoutSession } from '../../auth/actor.js';
import { describeError } from '../../errors/error.filter.js';
import { Refuses } from '../../openapi/refusals.js';
import { Unlimited } from '../../http/rate-limit/rate-limit.decorators.js';
import { Readiness } from './readiness.service.js';

class HealthResponse {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status: 'ok';
}

@ApiTags('health')
@Controller('health')
@PublicWithoutSession()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get()
  @Unlimited()
  @ApiOperation({ summary: 'Check that the process responds' })
  @ApiOkResponse({ type: HealthResponse })
  answer() {
    return { status: 'ok' };
  }

  @Get('live')
  @Unlimited()
  @ApiOperation({ summary: 'Check that the process responds' })
  @ApiOkResponse({ type: HealthResponse })
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Unlimited()
  @ApiOperation({ summary: 'Check that the server can handle requests' })
  @ApiOkResponse({ type: HealthResponse })
  @Refuses('UNAVAILABLE')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const obstacle = await this.readiness.obstacle();
    if (obstacle === null) return { status: 'ok' };
    const refusal = { ...describeError(new ServiceUnavailableException()), message: `Not ready: ${obstacle}.` };
    // Not thrown: probes ask every few seconds, and each error thrown is an entry in the log.
    void reply.status(refusal.statusCode);
    return refusal;
  }
}
