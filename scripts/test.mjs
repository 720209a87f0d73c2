/**
 * `npm test`: sets up like `npm start`, then lint, format, types, contract and all tests; ends with 'N passed, N failed'.
 * `npm test -- --unit [words]` runs the unit tests alone, without a build or a database; words choose files, as in Jest.
 * `npm test -- <Jest's arguments>` sets up and runs the tests that they choose.
 */
import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode(process.versions.node);
import('./setup/test-command.mjs');
