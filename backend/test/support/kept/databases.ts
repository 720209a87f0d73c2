/**
 * Databases of this worker that no test uses now. Unlike the test files, this module is loaded once for all of them:
 * a database that has its collections and indexes already saves the next file half of a server's start.
 */
const unused: string[] = [];

export function takeDatabase(): string | undefined {
  return unused.pop();
}

export function leaveDatabase(uri: string): void {
  unused.push(uri);
}
