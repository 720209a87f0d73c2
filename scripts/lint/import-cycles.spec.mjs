import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { importCycles } from './import-cycles.mjs';

/** A program of files that lie nowhere. */
function programOf(files) {
  const options = { noLib: true, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (name) =>
    name in files ? ts.createSourceFile(name, files[name], ts.ScriptTarget.ES2022) : undefined;
  host.fileExists = (name) => name in files;
  host.readFile = (name) => files[name];
  return ts.createProgram({ rootNames: Object.keys(files), options, host });
}

const cyclesOf = (files) => importCycles(programOf(files));

describe('circles of imports', () => {
  it('are found, however long', () => {
    const cycles = cyclesOf({
      '/a.ts': "import { b } from './b';\nexport const a = b;",
      '/b.ts': "export * from './c';\nexport const b = 1;",
      '/c.ts': "import './a';\nexport const c = 1;",
      '/apart.ts': "import { a } from './a';\nexport const apart = a;",
    });
    expect(cycles).toHaveLength(1);
    expect(`${cycles[0].join('')}${cycles[0].join('')}`).toContain('/a.ts/b.ts/c.ts');
  });

  it('are none where types alone go round', () => {
    const cycles = cyclesOf({
      '/a.ts': "import { type B, b } from './b';\nexport interface A { b: B }\nexport const a = b;",
      '/b.ts':
        "import type { A } from './a';\nimport { type A as Same } from './a';\nexport interface B { a: A | Same }\nexport const b = 1;",
    });
    expect(cycles).toEqual([]);
  });

  it('are none where two ways lead to one file', () => {
    const cycles = cyclesOf({
      '/a.ts': "import './b';\nimport './c';",
      '/b.ts': "import './d';",
      '/c.ts': "import './d';",
      '/d.ts': 'export const d = 1;',
    });
    expect(cycles).toEqual([]);
  });
});
