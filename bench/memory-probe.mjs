/**
 * Loaded into the measured server before its own code. Each message is answered with the memory of the process in MiB:
 * `resident` as the system counts it, and `live`, what JavaScript still refers to after a full garbage collection (heap and
 * buffers). Resident memory is the larger one by what V8 has not yet given back, which differs from run to run.
 */
const MIB = 2 ** 20;

process.on('message', () => {
  const resident = process.memoryUsage.rss();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ resident: Math.round(resident / MIB), live: Math.round((heapUsed + external) / MIB) });
});
// The server must be able to end by itself. A worker thread loads this too, and has no channel.
process.channel?.unref();
