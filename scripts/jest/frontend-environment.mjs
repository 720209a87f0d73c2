import { TestEnvironment } from 'jest-environment-jsdom';

/** Web APIs that jsdom lacks, or whose own version Node's fetch refuses. */
const FROM_NODE = {
  TextEncoder,
  TextDecoder,
  fetch,
  Request,
  Response,
  Headers,
  ReadableStream,
  AbortController,
  AbortSignal,
  structuredClone,
};

/** React waits by one of these. Node's own would keep the process running. */
class MessageChannel {
  port1 = {};
  port2 = { postMessage: () => setImmediate(() => this.port1.onmessage()) };
}

export default class FrontendEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, FROM_NODE, { MessageChannel });
  }
}
