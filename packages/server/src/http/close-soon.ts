/** The end of a connection that was refused: its client may read the answer, and then it is gone, whatever the client does. */
import type { Duplex } from 'node:stream';

/** Long enough for a client that still sends to notice the answer: ended at once, it would see only a broken connection. */
export const LINGER_MS = 1000;

/** Destroys the connection in a moment. What the client goes on sending meanwhile waits in its own system. */
export function closeSoon(connection: Duplex): void {
  connection.pause();
  const end = setTimeout(() => connection.destroy(), LINGER_MS);
  connection.once('close', () => clearTimeout(end));
}
