/** Settings of a run of the fuzzer, from the shell. */
export interface FuzzSettings {
  readonly seed: number;
  /** Random calls to each operation. */
  readonly runs: number;
  /** How long random calls to one operation may take in all; null for no time limit. */
  readonly withinMs: number | null;
  /** Checks after each call if it changed anything; otherwise once for all calls to an operation. */
  readonly isThorough: boolean;
  /** Only this operation. */
  readonly operation: string | null;
  /** The path of a failure that fast-check found: the run starts with it. */
  readonly path: string | null;
}

/** A run of everything takes about a second for each operation; a run of one operation takes its time. */
export function fuzzSettings(variables: NodeJS.ProcessEnv): FuzzSettings {
  const { FUZZ_SEED: seed, FUZZ_RUNS: runs, FUZZ_OPERATION: operation, FUZZ_PATH: path } = variables;
  return {
    seed: seed === undefined ? 20_261_121 : Number(seed),
    runs: runs === undefined ? 1 : Number(runs),
    withinMs: runs === undefined ? 1000 : null,
    isThorough: (runs ?? operation) !== undefined,
    operation: operation ?? null,
    path: path ?? null,
  };
}
