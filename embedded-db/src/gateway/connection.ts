import type { Socket } from 'node:net';
import type { ClientConnection, GatewayServices } from './context.js';
import { dispatch } from './dispatcher.js';
import { decodeRequest, encodeReply, FrameReader, type WireRequest } from './wire.js';

/** Serves one client connection until it closes; its requests are answered in the order they came in. */
export function serveConnection(socket: Socket, services: GatewayServices): void {
  const connection: ClientConnection = { isSignedIn: false, conversation: null };
  const frames = new FrameReader();
  let tail = Promise.resolve();
  socket.on('data', (chunk) => {
    try {
      for (const frame of frames.push(chunk)) {
        const request = decodeRequest(frame);
        tail = tail.then(() => answer(socket, request, services, connection));
      }
    } catch {
      // After bytes that are no message, nothing that follows can be understood.
      socket.destroy();
    }
  });
  socket.on('error', () => undefined);
  socket.once('close', () => services.sessions.abandon(connection));
}

async function answer(
  socket: Socket,
  request: WireRequest,
  services: GatewayServices,
  connection: ClientConnection,
): Promise<void> {
  const reply = await dispatch(request, services, connection);
  if (request.expectsReply && !socket.destroyed) socket.write(encodeReply(request, reply));
}
