/** Fetches the embedded database's programs into the cache of this machine; run as a program of its own by the set-up. */
import { prepareBundle } from '@shop/embedded-db';

try {
  await prepareBundle({ onProgress: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
