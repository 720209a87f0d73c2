/** Runs the built server that the argument names, as `npm start` does, and ends it when whoever started this is gone. */
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
const { main } = await import(process.argv[2]);
await main();
