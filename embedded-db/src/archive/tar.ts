/** The headers of a tar file (POSIX ustar), only for plain files. */
export const TAR_BLOCK = 512;
const LARGEST_OCTAL_SIZE = 8 ** 11 - 1;
const LONGEST_NAME = 100;

interface TarEntry {
  name: string;
  /** In bytes. */
  size: number;
}

export class MalformedTar extends Error {
  override readonly name = 'MalformedTar';
}

/** The header of a file that only its owner may read. */
export function encodeTarHeader({ name, size }: TarEntry, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new RangeError(`The name ${name} is too long for a tar file`);
  const header = Buffer.alloc(TAR_BLOCK);
  header.write(name, 0);
  header.write(`${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100, 'latin1');
  writeSize(header, size);
  header.write(`${octal(Math.floor(modifiedAt.getTime() / 1000), 11)}\0`, 136, 'latin1');
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${octal(checksum(header), 6)}\0 `, 148, 'latin1');
  return header;
}

/** The entry that a header describes; null for the zero blocks at the end. Throws MalformedTar. */
export function decodeTarHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) return null;
  const isPlainFile = header[156] === 0x30 && header.toString('latin1', 257, 262) === 'ustar';
  if (!isPlainFile || readOctal(header, 148, 7) !== checksum(header)) throw new MalformedTar('a header is damaged');
  return { name: header.toString('utf8', 0, header.indexOf(0)), size: readSize(header) };
}

/** How many bytes of zeros follow a file of `size` bytes. */
export function tarPadding(size: number): number {
  return (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK;
}

/** Writes sizes that exceed eleven octal digits in binary, like GNU tar. */
function writeSize(header: Buffer, size: number): void {
  if (size <= LARGEST_OCTAL_SIZE) {
    header.write(`${octal(size, 11)}\0`, 124, 'latin1');
  } else {
    header[124] = 0x80;
    header.writeBigUInt64BE(BigInt(size), 128);
  }
}

function readSize(header: Buffer): number {
  return header[124] === 0x80 ? Number(header.readBigUInt64BE(128)) : readOctal(header, 124, 11);
}

/** The sum of a header's bytes, with its own checksum counted as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function readOctal(header: Buffer, start: number, digits: number): number {
  return Number.parseInt(header.toString('latin1', start, start + digits), 8);
}
