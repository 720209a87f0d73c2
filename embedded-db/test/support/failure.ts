import { MongoServerError } from 'mongodb';

/** The server's error that an attempt is expected to end with. */
export async function failure(attempt: Promise<unknown>): Promise<MongoServerError> {
  const outcome = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof MongoServerError) return outcome;
  throw new Error('an error of the server was expected', { cause: outcome });
}
