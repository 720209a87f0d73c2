import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import type { Environment } from '../../platform/config/environment.js';
import { isOuterAddress, isWebhookUrl } from './domain/outer-address.js';

const MOST_BYTES = 65_536;

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** The addresses of a host. Tests replace it. */
@Injectable()
export class HostAddresses {
  async of(host: string): Promise<string[]> {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  }
}

/** Calls receivers outside: each address of the host must be public, and the connection goes to an address that was checked. */
@Injectable()
export class WebhookCaller {
  readonly allowsLoopback: boolean;
  /** Time for an answer. */
  withinMs = 15_000;

  constructor(
    private readonly hosts: HostAddresses,
    @Inject(ENVIRONMENT) { production }: Pick<Environment, 'production'>,
  ) {
    this.allowsLoopback = !production;
  }

  /** @throws Error in words for staff. A redirect is an answer like any other and is not followed. */
  async post(url: string, body: string, headers: Record<string, string>, stop: AbortSignal): Promise<Answer> {
    if (!isWebhookUrl(url, this.allowsLoopback)) throw new Error('The address is not a public https address.');
    const { hostname, protocol } = new URL(url);
    const address = await this.checkedAddress(hostname.replace(/^\[|\]$/g, ''));
    const signal = AbortSignal.any([stop, AbortSignal.timeout(this.withinMs)]);
    const options = {
      method: 'POST',
      signal,
      agent: false as const,
      headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
      // The very address that was checked: there is no second look-up.
      lookup: (_host: string, { all }: { all?: boolean }, done: (error: null, ...found: unknown[]) => void) => {
        if (all === true) done(null, [{ address, family: isIP(address) }]);
        else done(null, address, isIP(address));
      },
    };
    return new Promise((resolve, reject) => {
      const call = (protocol === 'https:' ? requestHttps : requestHttp)(url, options as never, (answer) => {
        readSome(answer, () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }));
      });
      call.on('error', (error) =>
        reject(
          signal.aborted && !stop.aborted ? new Error(`No answer within ${this.withinMs / 1000} seconds.`) : error,
        ),
      );
      call.end(body);
    });
  }

  private async checkedAddress(host: string): Promise<string> {
    const addresses = isIP(host) === 0 ? await this.hosts.of(host) : [host];
    const [address] = addresses;
    if (address === undefined || addresses.some((one) => !isOuterAddress(one, this.allowsLoopback))) {
      throw new Error('The host has no address, or one that is not public.');
    }
    return address;
  }
}

/** Reads an answer of limited size, whose text is not used. */
function readSome(answer: IncomingMessage, done: () => void): void {
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) answer.destroy();
  });
  answer.once('error', () => undefined);
  answer.once('close', done);
}
