/** Runs the built server named by the argument, like `npm start`, and ends it when its parent process has ended. */
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
const { main } = await import(process.argv[2]);
await main();
