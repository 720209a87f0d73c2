import { ArchiveReader } from '../archive/archive-reader.js';
import { MalformedTar } from '../archive/tar.js';
import { BackupFailure } from './backup-failure.js';
import { attachmentPath, type BackupManifest, MANIFEST, parseManifest } from './manifest.js';

export interface OpenBackup {
  archive: ArchiveReader;
  manifest: BackupManifest;
  /** The files that were added, by name. */
  attachments(): Promise<ReadonlyMap<string, Buffer>>;
}

/** Opens a backup of which every byte has been checked; to be closed by the caller. Throws BackupFailure. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const archive = await explained(file, () => ArchiveReader.open(file));
  try {
    const manifest = await explained(file, async () => {
      await archive.verify();
      return parseManifest((await archive.read(MANIFEST)).toString());
    });
    return { archive, manifest, attachments: () => readAttachments(archive, manifest) };
  } catch (error) {
    await archive.close();
    throw error;
  }
}

async function readAttachments(archive: ArchiveReader, manifest: BackupManifest): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const name of manifest.attachments) files.set(name, await archive.read(attachmentPath(name)));
  return files;
}

async function explained<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof MalformedTar)) throw error;
    throw new BackupFailure(`${file} is no whole backup: ${error.message}`, { cause: error });
  }
}
