import ts from 'typescript';

/** An import of types alone is gone when the program runs. */
function loads(statement) {
  if (ts.isExportDeclaration(statement)) return statement.moduleSpecifier !== undefined && !statement.isTypeOnly;
  if (!ts.isImportDeclaration(statement)) return false;
  const clause = statement.importClause;
  if (clause === undefined) return true;
  if (clause.isTypeOnly) return false;
  const named = clause.namedBindings;
  if (clause.name !== undefined || named === undefined || !ts.isNamedImports(named)) return true;
  return named.elements.length === 0 || named.elements.some(({ isTypeOnly }) => !isTypeOnly);
}

/** Files of the program by name, each with the files of the program that it loads. */
function loadsOf(program) {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter((file) => !file.isDeclarationFile);
  const own = new Set(files.map(({ fileName }) => fileName));
  const fileOf = ({ moduleSpecifier }) => checker.getSymbolAtLocation(moduleSpecifier)?.declarations?.[0]?.fileName;
  return new Map(
    files.map((file) => {
      const loaded = file.statements.filter(loads).map(fileOf);
      return [file.fileName, loaded.filter((name) => own.has(name))];
    }),
  );
}

/**
 * Circles of imports in a program of the TypeScript compiler, as `import-x/no-cycle` tells them, without reading each
 * file once more.
 *
 * @param {ts.Program} program
 * @returns {string[][]} file names; each imports the next, and the last one the first
 */
export function importCycles(program) {
  const graph = loadsOf(program);
  const cycles = [];
  const done = new Set();
  const path = [];
  const visit = (name) => {
    const at = path.indexOf(name);
    if (at !== -1) cycles.push(path.slice(at));
    if (at !== -1 || done.has(name)) return;
    path.push(name);
    graph.get(name).forEach(visit);
    path.pop();
    done.add(name);
  };
  [...graph.keys()].forEach(visit);
  return cycles;
}
