/** Limits on the memory that one client may use. */
export interface ClientLimits {
  /** Bytes of a message before sign-in. */
  openingBytes: number;
  /** Connections at once that have not signed in. */
  strangers: number;
  /** Time to sign in. */
  signInMs: number;
  /** A driver watches the server over a connection that never signs in: it says hello every ten seconds. */
  silenceMs: number;
  /** Time to read an answer. */
  readMs: number;
}

export const CLIENT_LIMITS: ClientLimits = {
  openingBytes: 64 * 1024,
  strangers: 100,
  signInMs: 10_000,
  silenceMs: 30_000,
  readMs: 30_000,
};
