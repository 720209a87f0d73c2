/**
 * Loaded into the measured server before its own code. Each message is answered with the memory of the process in MiB:
 * `resident` as counted by the system, and `live`, which JavaScript still references after a full garbage collection
 * (heap and buffers). Resident memory is larger by what V8 has not yet released, which differs from run to run.
 */
const MIB = 2 ** 20;

process.on('message', () => {
  const resident = process.memoryUsage.rss();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ resident: Math.round(resident / MIB), live: Math.round((heapUsed + external) / MIB) });
});
// The channel must not keep the server running. A worker thread loads this too, and has no channel.
process.channel?.unref();
