import { Injectable } from '@nestjs/common';
import { MongoServerError } from 'mongodb';

/** The reason why nothing can be stored or read; callers may see this text. */
export type StorageFault = 'the disk is full' | 'disk error' | 'stored data is corrupted';

/**
 * Faults by the codes of MongoDB, which the embedded database uses too: OutOfDiskSpace, FileStreamFailed,
 * DataCorruptionDetected.
 */
const FAULTS: ReadonlyMap<unknown, StorageFault> = new Map([
  [14031, 'the disk is full'],
  [39, 'disk error'],
  [301, 'stored data is corrupted'],
]);

export function storageFaultOf(error: unknown): StorageFault | null {
  return error instanceof MongoServerError ? (FAULTS.get(error.code) ?? null) : null;
}

/** A small write may still succeed where larger ones fail, so a fault is remembered for this long. */
const REMEMBERED_MS = 10_000;

/**
 * Remembers the faults that calls met. Damage is remembered until the process ends: a success of another call does not
 * repair data.
 */
@Injectable()
export class StorageFaults {
  private last: { readonly fault: StorageFault; readonly until: number } | null = null;

  note(error: unknown): void {
    const fault = storageFaultOf(error);
    if (fault === null || this.current() === 'stored data is corrupted') return;
    const isLasting = fault === 'stored data is corrupted';
    this.last = { fault, until: isLasting ? Infinity : performance.now() + REMEMBERED_MS };
  }

  current(): StorageFault | null {
    return this.last !== null && performance.now() < this.last.until ? this.last.fault : null;
  }
}
