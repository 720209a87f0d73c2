import { Relay } from '../../src/platform/mail/relay.service.js';

/**
 * Leaves emails in the outbox until `wake` is called. Every document of a test writes some, and few tests read them:
 * delivering them all takes a tenth of the time of all tests.
 */
export class RelayOnDemand extends Relay {
  override onApplicationBootstrap(): void {
    // Neither looks at intervals nor listens for emails.
  }
}
