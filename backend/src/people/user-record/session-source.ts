/** The browser and the place in which a session begins. */
export interface SessionSource {
  /** The header of the browser. */
  readonly userAgent: string;
  /** The address (IP) of the caller. */
  readonly address: string;
}
