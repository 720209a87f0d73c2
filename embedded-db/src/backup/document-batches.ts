const SHORTEST_DOCUMENT = 5;

/** Whole documents, back to back. */
export interface DocumentBatch {
  bytes: Buffer;
  count: number;
}

/** Cuts a stream of back-to-back BSON documents at their borders. Throws where it ends inside a document. */
export async function* batchDocuments(stream: AsyncIterable<Buffer>): AsyncGenerator<DocumentBatch, void, undefined> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const { end, count } = findBorder(pending);
    if (count > 0) yield { bytes: pending.subarray(0, end), count };
    pending = pending.subarray(end);
  }
  if (pending.length > 0) throw new Error('the documents end too early');
}

/** How many documents `bytes` holds as a whole, and where the last of them ends. */
function findBorder(bytes: Buffer): { end: number; count: number } {
  let end = 0;
  let count = 0;
  while (bytes.length - end >= SHORTEST_DOCUMENT) {
    const length = bytes.readInt32LE(end);
    if (length < SHORTEST_DOCUMENT) throw new Error('a document is damaged');
    if (end + length > bytes.length) break;
    end += length;
    count += 1;
  }
  return { end, count };
}
