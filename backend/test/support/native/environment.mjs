import { TestEnvironment } from 'jest-environment-node';
import { importNatively } from './import-natively.mjs';

/** Lets what `transform.mjs` makes reach the modules that Node has loaded. */
export default class NativeServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importNatively = importNatively;
    // Dates are passed between the tests and the server; both sides use `instanceof Date`.
    this.global.Date = Date;
    // Jest knows only the lines of files that it compiled. Node knows the lines of the server.
    Error.prepareStackTrace = undefined;
  }
}
