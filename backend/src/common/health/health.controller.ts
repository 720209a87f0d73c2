import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, MongooseHealthIndicator } from '@nestjs/terminus';
import { Public } from '../auth/access.decorators.js';
import { ErrorResponse } from '../errors/error.response.js';
import { Unlimited } from '../rate-limit/rate-limit.decorators.js';

export class HealthResponse {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status: 'ok';
}

@ApiTags('health')
@Controller('health')
@Public()
@Unlimited()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: MongooseHealthIndicator,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The process answers' })
  @ApiOkResponse({ type: HealthResponse })
  answer(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('live')
  @ApiOperation({ summary: 'The process answers' })
  @ApiOkResponse({ type: HealthResponse })
  live(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'The process answers and its database does too' })
  @ApiOkResponse({ type: HealthResponse })
  @ApiServiceUnavailableResponse({ type: ErrorResponse })
  async ready(): Promise<HealthResponse> {
    await this.health.check([() => this.database.pingCheck('database').withTimeout(2000)]);
    return { status: 'ok' };
  }
}
