import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { PROJECT_ROOT } from '../config/paths.js';
import { DomainError } from '../errors/domain-error.js';
import { refuse } from '../errors/refuse.js';
import type { Reading } from './reading-program.js';

export interface ReadingLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

const LIMITS: ReadingLimits = { seconds: 20, megabytes: 256 };
/** Files that are read at the same time; others wait. */
const MOST_AT_ONCE = 2;

/**
 * Reads uploaded files in worker threads, each within limits of time and memory, so that no file holds up other calls
 * or ends the server. The programs are built beside the server's.
 */
@Injectable()
export class FileReader implements BeforeApplicationShutdown {
  private readonly workers = new Set<Worker>();
  private readonly places = new Semaphore(MOST_AT_ONCE);

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.workers].map((worker) => worker.terminate()));
  }

  /**
   * @param program a program of the build that calls `runReading`
   * @param input can be copied to another thread
   * @throws DomainError as the program, and FILE_TOO_COMPLEX if it exceeds a limit
   */
  async read<Output>(program: string, input: object, limits = LIMITS): Promise<Output> {
    return (await this.places.runExclusive(() => this.readInThread(program, input, limits))) as Output;
  }

  private async readInThread(program: string, input: object, limits: ReadingLimits): Promise<unknown> {
    const worker = new Worker(join(PROJECT_ROOT, `backend/dist/src/${program}.js`), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    this.workers.add(worker);
    try {
      const reading = await answerOf(worker, limits);
      if ('result' in reading) return reading.result;
      throw new DomainError(reading.refused.status, reading.refused.details);
    } finally {
      this.workers.delete(worker);
      await worker.terminate();
    }
  }
}

function answerOf(worker: Worker, { seconds, megabytes }: ReadingLimits): Promise<Reading> {
  const tooComplex = () => refuse('FILE_TOO_COMPLEX', { seconds, megabytes });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooComplex()), seconds * 1000);
    worker.once('message', resolve);
    worker.once('error', (error) => {
      reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The program ended without a result'));
    });
  });
}
