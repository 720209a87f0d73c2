/** Does the work of `npm run restore`, as a program of its own that a signal ends in order. */
import { restore } from '@shop/embedded-db/backups';
import { join } from 'node:path';
import { describe, program } from './program.mjs';
import { StagedSecrets } from './secrets.mjs';

await program(async ({ dataDir, file, force }, signal) => {
  const secrets = new StagedSecrets(dataDir);
  const onProgress = (line) => console.log(line);
  const onReady = (files) => secrets.stage(files);
  try {
    const { manifest, replaced } = await restore({
      dataDir: join(dataDir, 'db'),
      file,
      force,
      onReady,
      onProgress,
      signal,
    });
    await secrets.commit(new Date());
    console.log(`\nRestored into ${dataDir}: ${describe(manifest)}`);
    if (replaced) console.log(`The former database is in ${replaced}: delete it when all is well.`);
  } finally {
    await secrets.discard();
  }
});
