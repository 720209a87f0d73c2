/**
 * The embedded database of the folder that is its argument, in a process of its own, so that servers and floors can share
 * it. It tells its connection string by message, and ends when it is told to or with the process that started it.
 */
import { start } from '@shop/embedded-db';

// Ctrl-C in the terminal reaches this process, too: its servers have to stop first.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

const database = await start({ dataDir: process.argv[2] });
const end = () => database.stop().then(() => process.exit());
process.once('SIGTERM', end).once('disconnect', end);
process.send({ uri: database.uri });
