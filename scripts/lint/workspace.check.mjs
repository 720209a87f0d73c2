/**
 * Types and lint of one workspace in one go: the rules ask the program that the compiler has just checked, where `tsc`
 * and `eslint` would each make one of their own. `.` stands for what lies outside of the workspaces with TypeScript.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { importCycles } from './import-cycles.mjs';
import { WORKSPACES } from './workspaces.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' };

function fail(diagnostic) {
  throw new Error(ts.formatDiagnostic(diagnostic, host));
}

function programOf(workspace) {
  const configHost = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const config = ts.getParsedCommandLineOfConfigFile(`${root}${workspace}/tsconfig.json`, {}, configHost);
  const { fileNames: rootNames, options, errors } = config;
  return ts.createProgram({ rootNames, options, configFileParsingDiagnostics: errors });
}

async function lint(folder, overrideConfig) {
  const eslint = new ESLint({ cwd: root, overrideConfig });
  const { format } = await eslint.loadFormatter('stylish');
  const results = await eslint.lintFiles([folder]);
  // A warning counts, as with --max-warnings 0.
  return format(results);
}

/** The program knows who imports whom; the rule would read every file once more to find that out. */
const circlesOf = (program) =>
  importCycles(program).map((names) => `Circle of imports: ${names.map((name) => relative(root, name)).join(' → ')}`);

async function checkWorkspace(name) {
  const program = programOf(name);
  const types = ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host);
  const parserOptions = { projectService: false, programs: [program] };
  const rules = { 'import-x/no-cycle': 'off' };
  const style = await lint(name, { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions }, rules });
  return [types, ...circlesOf(program), style];
}

const checkTheRest = async () => [await lint('.', { ignores: WORKSPACES.map((name) => `${name}/`) })];

const [name] = process.argv.slice(2);
const complaints = (await (name === '.' ? checkTheRest() : checkWorkspace(name))).filter((text) => text !== '');
console.log(complaints.join('\n'));
process.exitCode = complaints.length > 0 ? 1 : 0;
