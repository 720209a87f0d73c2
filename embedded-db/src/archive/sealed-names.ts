/** Says in plain text how the other entries of an encrypted archive are sealed. */
export const ENCRYPTION = 'encryption.json';

export function sealedName(name: string): string {
  return `${name}.enc`;
}
