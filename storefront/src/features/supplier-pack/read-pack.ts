import { PACK_MANIFEST, PACK_SIGNATURE } from '@shop/contract/supplier-pack';

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of each file of a pack, by its name. */
export type PackFiles = ReadonlyMap<string, Bytes>;

/** Four documents of 5 MB, their cover sheet and their list; a larger ZIP is not one of this shop. */
const MAX_BYTES = 30_000_000;
const MAX_FILES = 20;

/** Reads the selected files: the ZIP, or its unpacked files. @throws Error if they are neither, or too large */
export async function readPack(files: readonly File[]): Promise<PackFiles> {
  const [first] = files;
  if (files.length > MAX_FILES || files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) throw tooLarge();
  if (files.length === 1 && first && /\.zip$/i.test(first.name)) return unzipped(await bytesOf(first));
  return new Map(await Promise.all(files.map(async (file) => [file.name, await bytesOf(file)] as const)));
}

async function unzipped(zip: Bytes): Promise<PackFiles> {
  const { unzipSync } = await import('fflate');
  let [bytes, count] = [0, 0];
  const filter = ({ originalSize }: { readonly originalSize: number }) => {
    [bytes, count] = [bytes + originalSize, count + 1];
    if (bytes > MAX_BYTES || count > MAX_FILES) throw tooLarge();
    return true;
  };
  const entries = Object.entries(unzipSync(zip, { filter }));
  // A repacked ZIP may have its files in a folder.
  return new Map(entries.map(([name, content]) => [name.replace(/^.*\//, ''), new Uint8Array(content)]));
}

const tooLarge = () => new Error('This is more than a pack holds.');
const bytesOf = async (file: File): Promise<Bytes> => new Uint8Array(await file.arrayBuffer());

/** @returns null if the pack has no list, or no signature */
export function signedList(pack: PackFiles): { readonly manifest: string; readonly signature: string } | null {
  const [manifest, signature] = [pack.get(PACK_MANIFEST), pack.get(PACK_SIGNATURE)];
  if (!manifest || !signature) return null;
  return { manifest: new TextDecoder().decode(manifest), signature: btoa(String.fromCharCode(...signature)) };
}

/** @returns hexadecimal digits; null if the browser can't compute them, as on a page without TLS */
async function sha256Of(bytes: Bytes): Promise<string | null> {
  // On such pages `subtle` is missing, although its type says otherwise.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type FileState = 'same' | 'other' | 'absent' | 'unknown';

interface Listed {
  readonly name: string;
  readonly sha256: string;
}

/** The state of each file in the list. */
export function comparedWith(pack: PackFiles, listed: readonly Listed[]): Promise<[name: string, state: FileState][]> {
  return Promise.all(listed.map(async (file) => [file.name, await stateOf(file, pack.get(file.name))]));
}

async function stateOf({ sha256 }: Listed, bytes: Bytes | undefined): Promise<FileState> {
  if (bytes === undefined) return 'absent';
  const hash = await sha256Of(bytes);
  if (hash === null) return 'unknown';
  return hash === sha256 ? 'same' : 'other';
}
