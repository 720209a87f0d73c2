import { describe, expect, it } from '@jest/globals';
import { parseElf, readElf } from './elf.js';

/** A smallest ELF file: one loaded segment at `address`, with a dynamic section that needs `libraries`. */
function elfFile(libraries: string[], options: { hasInterpreter: boolean }): Buffer {
  const address = 0x1000;
  const names = Buffer.from(`\0${libraries.join('\0')}\0`, 'latin1');
  const entries = [...libraries.map((name) => [1, names.indexOf(`${name}\0`)]), [5, address + 0x200], [0, 0]];
  const file = Buffer.alloc(0x400);
  file.set([0x7f, 0x45, 0x4c, 0x46, 2, 1]);
  file.writeBigUInt64LE(64n, 32);
  file.writeUInt16LE(56, 54);
  file.writeUInt16LE(3, 56);
  const segment = (index: number, type: number, offset: number, at: number, size: number) => {
    const start = 64 + index * 56;
    file.writeUInt32LE(type, start);
    file.writeBigUInt64LE(BigInt(offset), start + 8);
    file.writeBigUInt64LE(BigInt(at), start + 16);
    file.writeBigUInt64LE(BigInt(size), start + 32);
  };
  segment(0, 1, 0, address, file.length);
  segment(1, 2, 0x100 + 0x40, address + 0x140, entries.length * 16);
  segment(2, options.hasInterpreter ? 3 : 4, 0, 0, 0);
  entries.forEach(([tag = 0, value = 0], index) => {
    file.writeBigUInt64LE(BigInt(tag), 0x140 + index * 16);
    file.writeBigUInt64LE(BigInt(value), 0x140 + index * 16 + 8);
  });
  file.set(names, 0x200);
  return file;
}

describe('an ELF file', () => {
  it('names the libraries that it needs', () => {
    expect(parseElf(elfFile(['libc.so.6', 'libm.so.6'], { hasInterpreter: true }))).toEqual({
      needed: ['libc.so.6', 'libm.so.6'],
      hasInterpreter: true,
    });
  });

  it('may be a library', () => {
    expect(parseElf(elfFile([], { hasInterpreter: false }))).toEqual({ needed: [], hasInterpreter: false });
  });

  it.each([
    ['text', Buffer.from('#!/bin/sh\n'.padEnd(100))],
    ['a 32-bit file', Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 1]), Buffer.alloc(100)])],
    ['a few bytes', Buffer.of(0x7f)],
  ])('is not %s', (_name, file) => {
    expect(parseElf(file)).toBeNull();
  });

  it('is the program that runs this test', async () => {
    const info = await readElf(process.execPath);

    expect(info?.hasInterpreter).toBe(true);
    expect(info?.needed).toContainEqual(expect.stringMatching(/^libc\.so/));
  });
});
