import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access.decorators.js';
import { ApiRefusals } from '../openapi/refusals.js';
import { Unlimited } from '../rate-limit/rate-limit.decorators.js';
import { MetricsGuard } from './metrics.guard.js';
import { Metrics } from './metrics.service.js';

/** Name of the token in the description of the API. */
export const METRICS_SCHEME = 'metrics';
const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';
const EXAMPLE = `# HELP outbox_letters E-mails that wait to be sent (again), and that were given up
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
  @ApiOperation({ summary: 'What this server counts and measures, in the text format of Prometheus' })
  @ApiSecurity('session', ['staff'])
  @ApiSecurity(METRICS_SCHEME)
  @ApiOkResponse({
    description: 'Figures',
    content: { 'text/plain': { schema: { type: 'string' }, example: EXAMPLE } },
  })
  @ApiRefusals(401, 403)
  read(): Promise<string> {
    return this.metrics.text();
  }
}
