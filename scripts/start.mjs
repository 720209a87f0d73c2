/** `npm start`: from a bare clone to a running shop. An old Node has to get past this file to be told so. */
import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode(process.versions.node);
import('./setup/start-command.mjs');
