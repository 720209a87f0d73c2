/**
 * The floors: Fastify and nothing else, answering with strings that were ready before, or with bytes where it is no text.
 * Told by message what to send, `{answers: [{path, body, type}], databaseUri}` with bodies in Base64, it answers with its
 * port; it ends with the process that started it. Below `/database` the same answers wait until some orders were read by
 * their ids, where there is a database.
 */
import { isUtf8 } from 'node:buffer';
import fastify from 'fastify';
import { MongoClient } from 'mongodb';

/** As many as a list shows. */
const RECORDS = 25;

process.once('disconnect', () => process.exit());

process.once('message', async ({ answers, databaseUri }) => {
  const server = fastify();
  const read = databaseUri === null ? null : await readerOf(databaseUri);
  for (const { path, body, type } of answers) {
    const bytes = Buffer.from(body, 'base64');
    const ready = isUtf8(bytes) ? bytes.toString() : bytes;
    const send = (reply) => reply.header('content-type', type).send(ready);
    server.get(path, (_request, reply) => void send(reply));
    if (read === null) continue;
    server.get(`/database${path}`, async (_request, reply) => {
      await read();
      return send(reply);
    });
  }
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.send({ port: server.server.address().port });
});

async function readerOf(uri) {
  const orders = new MongoClient(uri).db().collection('orders');
  const first = await orders.find({}, { projection: { _id: 1 }, sort: { _id: 1 }, limit: RECORDS }).toArray();
  const ids = first.map(({ _id }) => _id);
  return async () => {
    const found = await orders.find({ _id: { $in: ids } }).toArray();
    if (found.length !== RECORDS) throw new Error(`${found.length} orders were found, not ${RECORDS}`);
  };
}
