/**
 * The floor: Fastify and nothing else, answering with strings that were ready before. Told by message what to send,
 * `[{path, body, type}]`, it answers with its port; it ends with the process that started it.
 */
import fastify from 'fastify';

process.once('disconnect', () => process.exit());

process.once('message', async (answers) => {
  const server = fastify();
  for (const { path, body, type } of answers) {
    server.get(path, (_request, reply) => {
      void reply.header('content-type', type).send(body);
    });
  }
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.send({ port: server.server.address().port });
});
