import { Controller, Get, Res, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.decorators.js';
import { describeError } from '../errors/error.filter.js';
import { ErrorResponse } from '../errors/error.response.js';
import { Unlimited } from '../rate-limit/rate-limit.decorators.js';
import { Readiness } from './readiness.service.js';

export class HealthResponse {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status: 'ok';
}

@ApiTags('health')
@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get()
  @Unlimited()
  @ApiOperation({ summary: 'The process answers' })
  @ApiOkResponse({ type: HealthResponse })
  answer(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('live')
  @Unlimited()
  @ApiOperation({ summary: 'The process answers' })
  @ApiOkResponse({ type: HealthResponse })
  live(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @Unlimited()
  @ApiOperation({ summary: 'The process answers and its database does too' })
  @ApiOkResponse({ type: HealthResponse })
  @ApiServiceUnavailableResponse({ type: ErrorResponse })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthResponse | ErrorResponse> {
    if (await this.readiness.isReady()) return { status: 'ok' };
    const refusal = describeError(new ServiceUnavailableException());
    // Not thrown: probes ask every few seconds, and each error thrown is an entry in the log.
    void reply.status(refusal.statusCode);
    return refusal;
  }
}
