import { TestEnvironment } from 'jest-environment-node';
import { endAsyncContexts } from './async-contexts.mjs';

export default class NodeEnvironment extends TestEnvironment {
  async teardown() {
    endAsyncContexts();
    await super.teardown();
  }
}
