/**
 * Checks the API description against the rules of redocly.yaml (Redocly's linter, called as a library, which needs no
 * network) and against Spectral's OWASP rules. With a path it checks that description instead of the committed one.
 */
import { readFile } from 'node:fs/promises';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { root } from '../setup/processes.mjs';
import { spectralProblems } from './spectral.mjs';

const [ref = `${root}contract/openapi.json`] = process.argv.slice(2);
const config = await loadConfig({ configPath: `${root}redocly.yaml` });
const problems = await lint({ ref, config });
const totals = getTotals(problems);
if (problems.length > 0) formatProblems(problems, { format: 'codeframe', totals, version: '' });
const found = await spectralProblems(JSON.parse(await readFile(ref, 'utf8')));
for (const problem of found) console.log(problem);
const { errors, warnings } = totals;
console.log(`${errors} errors, ${warnings} warnings, ${found.length} findings of Spectral`);
process.exitCode = errors + warnings + found.length > 0 ? 1 : 0;
