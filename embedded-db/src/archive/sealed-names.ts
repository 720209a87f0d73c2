/** The entry with the encryption parameters of an encrypted archive, in plain text. */
export const ENCRYPTION = 'encryption.json';

export function sealedName(name: string): string {
  return `${name}.enc`;
}
