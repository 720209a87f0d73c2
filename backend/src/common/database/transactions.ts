import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MongoServerError } from 'mongodb';
import type { ClientSession, Connection } from 'mongoose';

/** Runs work that touches more than one document: all of it happens, or none. */
@Injectable()
export class Transactions {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** `work` may run several times (write conflicts are retried), so it must have no effect outside `session`. */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    try {
      return await session.withTransaction(() => work(session));
    } finally {
      await session.endSession();
    }
  }
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11000;
}

/** Makes the running transaction start again: what it read has changed under it. */
export function retryTransaction(): MongoServerError {
  const error = new MongoServerError({ message: 'The record changed during the transaction', code: 112 });
  error.addErrorLabel('TransientTransactionError');
  return error;
}
