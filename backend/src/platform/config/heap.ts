import { setFlagsFromString } from 'node:v8';

/**
 * What lives may grow by 30 % before V8 looks for what doesn't. By its own measure it waits for a multiple while the machine
 * has memory to spare: on one of 24 GiB a server that listed documents for a while held 425 MiB, with 50 % 297 MiB at the
 * same processor time. With 30 % it is 25 MiB less again, for 7 % more processor time in lists of staff. What room there is for
 * what is new, and how many helpers it has, V8 has to be told by the command (`--max-semi-space-size` and `--v8-pool-size` in
 * package.json and Dockerfile): each helper keeps some memory of its own, and one does what four do for a single loop.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30');
}
