/** The browser and the address of a new session. */
export interface SessionSource {
  /** The header of the browser. */
  readonly userAgent: string;
  /** The address (IP) of the caller. */
  readonly address: string;
}
