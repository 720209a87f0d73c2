/** `npm run build`: builds what is stale; with `-- --all` everything. */
import { build, targetsToBuild } from './setup/build.mjs';
import { command } from './setup/command.mjs';

await command((progress) => build(targetsToBuild({ all: process.argv.includes('--all') }), progress));
