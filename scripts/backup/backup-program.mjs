/** Does the work of `npm run backup`, as a program of its own that a signal ends in order. */
import { backup } from '@shop/embedded-db/backups';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, program } from './program.mjs';
import { secretsIn } from './secrets.mjs';

await program(async ({ dataDir, file, isDefault }, signal) => {
  if (isDefault) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const attachments = secretsIn(dataDir);
  const onProgress = (line) => console.log(line);
  const manifest = await backup({ dataDir: join(dataDir, 'db'), file, attachments, onProgress, signal });
  const { size } = await stat(file);
  console.log(`\nBackup: ${file}\n${describe(manifest)}, ${(size / 1e6).toFixed(1)} MB`);
  if (manifest.attachments.length === 0) console.log('The key of the sessions is not in it: keep JWT_SECRET yourself.');
});
