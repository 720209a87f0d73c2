/** A process that restores a backup over a database, to be killed. */
import { restore } from '../../dist/backups.js';

const [dataDir, file] = process.argv.slice(2);
await restore({ dataDir, file, force: true });
