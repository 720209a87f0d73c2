import { describe, expect, it } from '@jest/globals';
import { deserialize, serialize } from 'bson';
import { batchDocuments, type DocumentBatch } from './collection-files.js';

const DOCUMENTS = [{}, { n: 1 }, { text: 'x'.repeat(300) }, { n: 2 }];
const BYTES = Buffer.concat(DOCUMENTS.map((each) => serialize(each)));

async function batchesOf(chunks: Buffer[]): Promise<DocumentBatch[]> {
  const batches: DocumentBatch[] = [];
  async function* stream() {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  }
  for await (const batch of batchDocuments(stream())) batches.push(batch);
  return batches;
}

function inChunksOf(size: number): Buffer[] {
  return Array.from({ length: Math.ceil(BYTES.length / size) }, (_, i) => BYTES.subarray(i * size, (i + 1) * size));
}

describe('documents', () => {
  it.each([1, 3, 7, 100, 10_000])('are complete if they arrive in pieces of %d bytes', async (size) => {
    const batches = await batchesOf(inChunksOf(size));

    expect(Buffer.concat(batches.map((batch) => batch.bytes)).equals(BYTES)).toBe(true);
    expect(batches.reduce((sum, batch) => sum + batch.count, 0)).toBe(DOCUMENTS.length);
  });

  it('are never split', async () => {
    const batches = await batchesOf([BYTES.subarray(0, 30), BYTES.subarray(30)]);

    for (const { bytes, count } of batches) {
      let at = 0;
      for (let n = 0; n < count; n += 1) {
        const end = at + bytes.readInt32LE(at);
        expect(DOCUMENTS).toContainEqual(deserialize(bytes.subarray(at, end)));
        at = end;
      }
      expect(at).toBe(bytes.length);
    }
  });

  it('are refused if the last one is truncated', async () => {
    await expect(batchesOf([BYTES.subarray(0, -1)])).rejects.toThrow('ends in the middle of a document');
  });

  it('are refused with an impossible length', async () => {
    await expect(batchesOf([Buffer.from([0, 0, 0, 0, 0])])).rejects.toThrow('damaged');
  });

  it('may be absent', async () => {
    expect(await batchesOf([])).toEqual([]);
  });
});
