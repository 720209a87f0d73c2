import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom leaves out web APIs that Node has and the router, the query cache and the API client need. */
export default class extends TestEnvironment {
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
}
