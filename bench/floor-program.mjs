/** The floor as a separate process: it receives the responses by message, and replies with its port. */
import { isUtf8 } from 'node:buffer';
import fastify from 'fastify';

process.once('disconnect', () => process.exit());
process.once('message', async (cases) => {
  const server = fastify();
  for (const [index, answers] of cases.entries()) {
    for (const [number, { body, type }] of answers.entries()) {
      const bytes = Buffer.from(body, 'base64');
      const ready = isUtf8(bytes) ? bytes.toString() : bytes;
      server.get(`/${index}/${number}`, (_request, reply) => void reply.header('content-type', type).send(ready));
    }
  }
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.send(server.server.address().port);
});
