import { strFromU8, unzipSync } from 'fflate';
import { zipOf } from './zip-answer.js';

const bytes = (text: string) => Buffer.from(text);
const AT = new Date('2026-11-25T08:00:00Z');

describe('zipOf', () => {
  it('keeps names and content of all entries', () => {
    const entries = [
      { name: 'cover.pdf', bytes: bytes('%PDF-') },
      { name: 'files/رخصة.pdf', bytes: bytes('licence') },
      { name: 'empty.txt', bytes: bytes('') },
    ];
    const read = unzipSync(zipOf(entries, AT));
    expect(Object.entries(read).map(([name, content]) => [name, strFromU8(content)])).toEqual([
      ['cover.pdf', '%PDF-'],
      ['files/رخصة.pdf', 'licence'],
      ['empty.txt', ''],
    ]);
  });

  it('creates the same archive from the same content and time', () => {
    const entries = [{ name: 'a.txt', bytes: bytes('a') }];
    expect(zipOf(entries, AT)).toEqual(zipOf(entries, AT));
  });

  it('writes a time before 1980 as the earliest time of the format', () => {
    expect(() => zipOf([{ name: 'a.txt', bytes: bytes('a') }], new Date(0))).not.toThrow();
  });
});
