import { mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Place } from './domain/kept-texts.js';
import { openNameless, TextFile } from './text-file.js';

const LONG = 'ريبون '.repeat(100_000);
const TEXTS = ['{"name":"Ribbon – 1/2 × 100"}', 'ريبون', '', LONG, 'x'.repeat(700_000), 'y'.repeat(700_000), LONG, 'z'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'text-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (texts: TextFile, places: readonly Place[]) => places.map((place) => texts.join([place]).toString());

describe('texts in a file', () => {
  it('are read as they were kept, in any order, from the file and before they are in it', () => {
    const texts = new TextFile(() => openNameless(folder));
    const places = TEXTS.map((text) => {
      const place = texts.keep(text);
      expect(read(texts, [place])).toEqual([text]);
      return place;
    });
    expect(read(texts, places)).toEqual(TEXTS);
    expect(read(texts, [...places].reverse())).toEqual([...TEXTS].reverse());
    expect(texts.size).toBe(TEXTS.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
    expect(texts.trouble).toBeUndefined();
    texts.close();
  });

  it('are joined with what is wanted around them', () => {
    const texts = new TextFile(() => openNameless(folder));
    const places = TEXTS.map((text) => texts.keep(text));
    const around = { before: '[–', between: '· ', after: 'ع]' };
    expect(texts.join(places, around).toString()).toBe(`[–${TEXTS.join('· ')}ع]`);
    expect(texts.join(places.slice(0, 1), around).toString()).toBe(`[–${TEXTS[0]}ع]`);
    expect(texts.join([], around).toString()).toBe('[–ع]');
    texts.close();
  });

  it('leave nothing behind in the folder', () => {
    const texts = new TextFile(() => openNameless(folder));
    TEXTS.forEach((text) => texts.keep(text));
    expect(readdirSync(folder)).toEqual([]);
    texts.close();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('stay in memory where there is no room for a file', () => {
    const texts = new TextFile(() => openNameless(join(folder, 'none')));
    const places = TEXTS.map((text) => texts.keep(text));
    expect(read(texts, places)).toEqual(TEXTS);
    expect(texts.trouble).toMatchObject({ code: 'ENOENT' });
    texts.close();
  });

  it('stay in memory where the file takes no more', () => {
    const path = join(folder, 'to be read alone');
    writeFileSync(path, '');
    const texts = new TextFile(() => openSync(path, 'r'));
    const places = TEXTS.map((text) => texts.keep(text));
    expect(read(texts, places)).toEqual(TEXTS);
    expect(texts.trouble).toMatchObject({ code: 'EBADF' });
    texts.close();
  });

  it('are not read once they are gone', () => {
    const texts = new TextFile(() => openNameless(folder));
    const place = texts.keep('one');
    texts.close();
    texts.close();
    expect(() => texts.join([place])).toThrow('cannot be read');
  });
});
