import { open } from 'node:fs/promises';

/** The parts of a 64-bit little-endian ELF file that the dynamic loader reads. */
export interface ElfInfo {
  needed: string[];
  /** Whether the kernel starts it through a program interpreter, that is: whether it is an executable. */
  hasInterpreter: boolean;
}

const PT_LOAD = 1;
const PT_DYNAMIC = 2;
const PT_INTERP = 3;
const DT_NEEDED = 1n;
const DT_STRTAB = 5n;

interface Segment {
  type: number;
  offset: number;
  address: number;
  size: number;
}

/** Reads a file's NEEDED entries; null for whatever is not a dynamically linked ELF file. */
export async function readElf(path: string): Promise<ElfInfo | null> {
  const handle = await open(path, 'r');
  try {
    const magic = Buffer.alloc(4);
    await handle.read(magic, 0, 4, 0);
    if (!magic.equals(Buffer.from('\x7fELF', 'latin1'))) return null;
    return parseElf(await handle.readFile());
  } finally {
    await handle.close();
  }
}

/** Parses the bytes of an ELF file; null when it has no dynamic section. */
export function parseElf(file: Buffer): ElfInfo | null {
  if (file.length < 64 || file.readUInt32BE(0) !== 0x7f454c46 || file[4] !== 2 || file[5] !== 1) return null;
  const segments = readSegments(file);
  const dynamic = segments.find((segment) => segment.type === PT_DYNAMIC);
  if (!dynamic) return null;
  const entries = readDynamicEntries(file, dynamic);
  const tableAddress = entries.find((entry) => entry.tag === DT_STRTAB)?.value;
  if (tableAddress === undefined) return null;
  const table = toFileOffset(segments, Number(tableAddress));
  return {
    needed: entries
      .filter((entry) => entry.tag === DT_NEEDED)
      .map((entry) => readString(file, table + Number(entry.value))),
    hasInterpreter: segments.some((segment) => segment.type === PT_INTERP),
  };
}

function readSegments(file: Buffer): Segment[] {
  const start = Number(file.readBigUInt64LE(32));
  const entrySize = file.readUInt16LE(54);
  const count = file.readUInt16LE(56);
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * entrySize;
    return {
      type: file.readUInt32LE(at),
      offset: Number(file.readBigUInt64LE(at + 8)),
      address: Number(file.readBigUInt64LE(at + 16)),
      size: Number(file.readBigUInt64LE(at + 32)),
    };
  });
}

function readDynamicEntries(file: Buffer, dynamic: Segment): { tag: bigint; value: bigint }[] {
  const entries = [];
  for (let at = dynamic.offset; at + 16 <= dynamic.offset + dynamic.size; at += 16) {
    const tag = file.readBigUInt64LE(at);
    if (tag === 0n) break;
    entries.push({ tag, value: file.readBigUInt64LE(at + 8) });
  }
  return entries;
}

function toFileOffset(segments: Segment[], address: number): number {
  const home = segments.find(
    (segment) => segment.type === PT_LOAD && address >= segment.address && address < segment.address + segment.size,
  );
  return home ? address - home.address + home.offset : address;
}

function readString(file: Buffer, start: number): string {
  return file.toString('latin1', start, file.indexOf(0, start));
}
