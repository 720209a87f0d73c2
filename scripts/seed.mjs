/**
 * `npm run seed`: fills an empty database with the demo catalog and documents; says so and changes nothing otherwise.
 * `npm run seed -- --move-in`: writes files of an invented trader who comes from other books, to try a move-in with.
 */
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { command } from './setup/command.mjs';
import { root, run } from './setup/processes.mjs';
import { setUp } from './setup/set-up.mjs';

const FILES = 'backend/seeds/move-in';

async function writeMoveIn() {
  const folder = resolve(root, process.env.DATA_DIR ?? '.data', 'move-in-demo');
  await cp(join(root, FILES), folder, { recursive: true });
  console.log(`The files are in ${folder}: zoho, tally and sheets, each with the same books.`);
  console.log(
    'Begin a move-in with 2026-12-01 as the first day. Customers owe 17,800, have credit of 500, cheques of 9,650.',
  );
}

if (process.argv.includes('--move-in')) await writeMoveIn();
else {
  await command(async (progress) => {
    await setUp(progress);
    const { code } = await run(['node', 'backend/dist/src/seed.js'], { inherit: true });
    process.exitCode = code;
  });
}
