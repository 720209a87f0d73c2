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

export default class FrontendEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, FROM_NODE);
  }
}
