import { TestEnvironment } from 'jest-environment-jsdom';
import { endAsyncContexts } from './async-contexts.mjs';

/** jsdom leaves out web APIs that Node has and the router, the query cache and the API client need. */
export default class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      structuredClone,
    });
  }

  async teardown() {
    endAsyncContexts();
    await super.teardown();
  }
}
