/** Limits on the memory that one client may use. */
export interface ClientLimits {
  /** Maximum size of a message before sign-in, in bytes. */
  openingBytes: number;
  /** Maximum number of concurrent connections that have not signed in. */
  strangers: number;
  signInMs: number;
  /**
   * Idle limit without sign-in. A driver monitors the server over a connection that never signs in: it sends hello
   * every ten seconds.
   */
  silenceMs: number;
  /** Time limit for reading a response. */
  readMs: number;
}

export const CLIENT_LIMITS: ClientLimits = {
  openingBytes: 64 * 1024,
  strangers: 100,
  signInMs: 10_000,
  silenceMs: 30_000,
  readMs: 30_000,
};
