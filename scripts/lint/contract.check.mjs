/**
 * Holds the API description to the rules of redocly.yaml (the engine of Redocly's linter, called as a library, which asks no
 * network) and to those of Spectral after OWASP. With a path it checks that description in place of the committed one.
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
