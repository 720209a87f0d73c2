import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';

/**
 * A relative path, because the path of a socket is limited to some hundred characters; commands run in the repository.
 */
const SOCKET = '.cache/setup.sock';

/**
 * A mutex between processes: if two commands start at the same moment, one waits until the other has installed and
 * built. It is a socket, because the system closes it however its owner ends. Without sockets in the file system there
 * is no lock.
 */
export async function withSetupLock(progress, work) {
  await mkdir('.cache', { recursive: true });
  const release = await acquire(progress);
  try {
    return await work();
  } finally {
    release();
  }
}

async function acquire(progress) {
  for (;;) {
    const release = await listen();
    if (release !== null) return release;
    const isAlive = await waitForOwner(() => progress.line('waiting for another command to finish setting up'));
    if (!isAlive) await rm(SOCKET, { force: true });
  }
}

/** @returns {Promise<(() => void) | null>} a function that releases the lock; null if another process has it */
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

/** Resolves when the owner closes the socket; to false if the owner is dead. */
function waitForOwner(onConnected) {
  return new Promise((resolve) => {
    const socket = connect(SOCKET, onConnected);
    socket.once('error', (error) => resolve(error.code === 'ENOENT' || error.code === 'ECONNRESET'));
    socket.once('close', () => resolve(true));
    socket.resume();
  });
}
