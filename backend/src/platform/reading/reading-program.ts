import { parentPort, workerData } from 'node:worker_threads';
import { DomainError, type ErrorDetails } from '../errors/domain-error.js';

/** The answer of a worker thread: errors keep their class only within a thread. */
export type Reading =
  | { readonly result: unknown }
  | { readonly refused: { readonly status: number; readonly details: ErrorDetails } };

/** The program of a worker thread: reads what it was started with and sends the result, or the refusal, to `FileReader`. */
export async function runReading<Input>(read: (input: Input) => unknown): Promise<void> {
  parentPort?.postMessage(await readingOf(() => read(workerData as Input)));
}

async function readingOf(read: () => unknown): Promise<Reading> {
  try {
    return { result: await read() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { status, ...details } = error;
    return { refused: { status, details: { ...details, message: error.message } } };
  }
}
