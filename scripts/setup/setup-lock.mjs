import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';

/** Relative, because a socket's path may have some hundred characters at most; the commands work in the repository. */
const SOCKET = '.cache/setup.sock';

/**
 * Two commands that are started at the same moment install and build one after the other. The lock is a socket, so
 * that it ends with its holder however that dies; where the file system has no sockets there is no lock.
 */
export async function withSetupLock(progress, work) {
  await mkdir('.cache', { recursive: true });
  const release = await take(progress);
  try {
    return await work();
  } finally {
    release();
  }
}

async function take(progress) {
  for (;;) {
    const taken = await listen();
    if (taken) return taken;
    if (!(await waitForHolder(() => progress.line('waiting for the setup that another command runs')))) {
      await rm(SOCKET, { force: true });
    }
  }
}

/** The function that gives the lock back, or null where another process holds it. */
function listen() {
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket.on('error', () => socket.destroy()).unref());
  });
  const release = () => {
    server.close();
    waiting.forEach((socket) => socket.destroy());
  };
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(error.code === 'EADDRINUSE' ? null : () => undefined));
    server.listen(SOCKET, () => resolve(release));
    server.unref();
  });
}

/** Resolves when the holder is through; false where the socket is a dead process's. */
function waitForHolder(tell) {
  return new Promise((resolve) => {
    const socket = connect(SOCKET, tell);
    socket.once('error', (error) => resolve(error.code === 'ENOENT' || error.code === 'ECONNRESET'));
    socket.once('close', () => resolve(true));
    socket.resume();
  });
}
