import { createHash } from 'node:crypto';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { RawBody, rawBodyOf } from '../../platform/http/json-bodies.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { clientNetwork } from '../../platform/http/rate-limit/client-network.js';
import { EInvoiceConnectors } from './connectors/e-invoice-connectors.service.js';
import { TransmissionSettling } from './transmission-settling.service.js';
import { CallbackDto } from './dto/transmission.requests.js';
import { CallbackResponse } from './dto/transmission.response.js';
import { attemptLimit, MINUTE } from '../../platform/http/rate-limit/limits.js';

/** Calls of a provider of e-invoices, from one address. */
const PROVIDER_CALLS = attemptLimit('eInvoiceCallback', 600, MINUTE);

const MAX_BODY_BYTES = 16_384;

@ApiTags('e-invoicing')
@Controller('e-invoicing/callback')
export class CallbackController {
  constructor(
    private readonly connectors: EInvoiceConnectors,
    private readonly settling: TransmissionSettling,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Public()
  @HttpCode(200)
  @RawBody(MAX_BODY_BYTES)
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Receive an e-invoice status from the provider',
    description:
      'Signed like the calls of the shop: HMAC-SHA256 over timestamp, full stop and body; at most five minutes ' +
      'old. A final status can’t change; a repeated call is processed once.',
  })
  @ApiHeader({ name: 'X-Shop-Timestamp', required: false, description: 'Unix time in whole seconds' })
  @ApiHeader({ name: 'X-Shop-Signature', required: false, description: '`v1=` and the HMAC in hexadecimal digits' })
  @Refuses('SIGNATURE_REFUSED', 'E_INVOICE_NOT_FOUND', 'E_INVOICE_NOT_SENT')
  @ApiOkResponse({ type: CallbackResponse })
  async take(@Body() { uuid, status, reasons }: CallbackDto, @Req() request: FastifyRequest) {
    await this.attempts.count(PROVIDER_CALLS, clientNetwork(request.ip));
    const signature = headerOf(request, 'x-shop-signature');
    const call = { timestamp: headerOf(request, 'x-shop-timestamp'), signature, body: rawBodyOf(request) };
    this.connectors.provider.receive(call, this.clock.now());
    const answer = { status, reasons: reasons ?? [] };
    const key = createHash('sha256').update(`${call.timestamp}.${signature}`).digest('base64url');
    const transmission = await this.settling.storeProviderAnswer(uuid, answer, key);
    return { uuid, status: transmission.status };
  }
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
