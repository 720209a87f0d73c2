import { listQuery } from './calls.js';
import type { TestActor } from './actors.js';

interface Transfer {
  /** The id of the account in the settings. */
  readonly bankAccount: string | undefined;
  /** Day of the transfer, `12/03/2026`. */
  readonly day: string;
  readonly amount: number;
}

/** Imports a statement with one transfer. @returns the id of its bank line */
export async function importedBankLine(staff: TestActor, { bankAccount, day, amount }: Transfer): Promise<string> {
  const bytes = Buffer.from(`Date,Description,Amount\n${day},Transfer ${amount},${amount}`);
  const post = (path: string, query: object) =>
    staff.http
      .post(path)
      .query({ bankAccount, ...query })
      .set('content-type', 'application/octet-stream')
      .send(bytes)
      .expect(201);
  const { plan } = (await post('/api/bank-statements/preview', {})).body;
  const { _id } = (await post('/api/bank-statements', { plan, name: 'March.csv' })).body;
  const lines = await staff.http.get('/api/bank-lines').query(listQuery({ filter: { statement: _id } }));
  return lines.body[0]._id;
}
