import { describe, expect, it } from '@jest/globals';
import { asTable, complaints, conditions } from './report.mjs';

const times = { requestsPerSecond: 1234.5, p50Ms: 1.234, p975Ms: 5, p99Ms: 10 };
const figures = { ...times, requests: 5000, failures: 0, serverMs: 0.2, databaseMs: null };
const floor = { ...figures, requestsPerSecond: 4938 };
const bare = { floor, ofFloor: 0.25, databaseFloor: null, ofDatabaseFloor: null };
const row = { name: 'categories', bytes: 11_739, shop: figures, ...bare };
const databaseFloor = { ...figures, requestsPerSecond: 2469 };
const asking = { ...row, name: 'quotes', databaseFloor, ofDatabaseFloor: 0.5 };
const machine = { cores: 2, memoryGiB: 8, node: '20.20.2', connections: 10, seconds: 4 };

describe('report of the bench', () => {
  it('is a table with a line for each case, times in milliseconds and the shares of the floors', () => {
    expect(asTable([row, asking]).split('\n')).toEqual([
      '| case       | requests/s | p50 ms | p97.5 ms | p99 ms | server ms | database ms |  bytes | floor requests/s | of the floor | of the database floor |',
      '| ---------- | ---------: | -----: | -------: | -----: | --------: | ----------: | -----: | ---------------: | -----------: | --------------------: |',
      '| categories |      1,235 |   1.23 |     5.00 |  10.00 |     0.200 |           – | 11,739 |            4,938 |       25.0 % |                     – |',
      '| quotes     |      1,235 |   1.23 |     5.00 |  10.00 |     0.200 |           – | 11,739 |            4,938 |       25.0 % |                50.0 % |',
    ]);
  });

  it('calls the figures of a busy machine rough', () => {
    expect(conditions({ ...machine, load: 3 })).toContain('busy before (load 3.0)');
    expect(conditions({ ...machine, load: 0.1 })).not.toContain('busy');
  });

  it('complains of failed calls, and of a case or a floor that was not answered at all', () => {
    expect(complaints([row])).toEqual([]);
    expect(complaints([{ ...row, shop: { ...figures, failures: 3 } }])).toEqual([
      'categories: 3 calls failed, 5000 were answered',
    ]);
    expect(complaints([{ ...row, floor: { ...floor, requests: 0 } }])).toEqual([
      'the floor of "categories": 0 calls failed, 0 were answered',
    ]);
    expect(complaints([{ ...asking, databaseFloor: { ...databaseFloor, failures: 2 } }])).toEqual([
      'the database floor of "quotes": 2 calls failed, 5000 were answered',
    ]);
  });
});
