import { setFlagsFromString } from 'node:v8';

/**
 * What lives may grow by half before V8 looks for what doesn't. By its own measure it waits for a multiple while the machine
 * has memory to spare: on one of 24 GiB a server that listed documents for a while held 425 MiB, and 297 MiB with this, at the
 * same processor time.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
