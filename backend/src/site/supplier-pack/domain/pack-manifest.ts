import { type PackManifest, type SupplierDocumentKind, type SupplierFileType } from '@shop/contract/supplier-pack';
import { endingOf } from '../../../platform/http/file-name.js';
import { sha256Of } from './pack-signing.js';

const FILE_NAMES: Readonly<Record<SupplierDocumentKind, string>> = {
  TradeLicence: '1-trade-licence',
  TrnCertificate: '2-trn-certificate',
  BankLetter: '3-bank-letter',
  RepresentativeAuthority: '4-representative-authority',
};

/** The file name of a document in the pack: the same in every pack, and valid on every system. */
export const packName = (kind: SupplierDocumentKind, type: SupplierFileType): string =>
  `${FILE_NAMES[kind]}.${endingOf(type)}`;

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The bytes that are signed; they are readable JSON. */
export function manifestBytes(about: Omit<PackManifest, 'files' | 'format'>, files: readonly NamedBytes[]): Buffer {
  const manifest: PackManifest = {
    format: 'supplier-pack/1',
    ...about,
    files: files.map(({ name, bytes }) => ({ name, size: bytes.byteLength, sha256: sha256Of(bytes) })),
  };
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param bytes must have a verified signature: only the shop makes such a manifest */
export function readManifest(bytes: Uint8Array): PackManifest {
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as PackManifest;
}

/** Documents of the pack whose file was replaced or removed since. @param hashes of the current files, by kind */
export function changedDocuments(
  { documents, files }: Pick<PackManifest, 'documents' | 'files'>,
  hashes: ReadonlyMap<SupplierDocumentKind, string>,
): SupplierDocumentKind[] {
  const packed = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  return documents.filter(({ kind, file }) => hashes.get(kind) !== packed.get(file)).map(({ kind }) => kind);
}
