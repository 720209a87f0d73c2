/**
 * Holds the API description to the rules of redocly.yaml: the engine of Redocly's linter, called as a library, which
 * asks no network. With a path it checks that description in place of the committed one.
 */
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { root } from '../setup/processes.mjs';

const [ref = `${root}contract/openapi.json`] = process.argv.slice(2);
const config = await loadConfig({ configPath: `${root}redocly.yaml` });
const problems = await lint({ ref, config });
const totals = getTotals(problems);
if (problems.length > 0) formatProblems(problems, { format: 'codeframe', totals, version: '' });
const { errors, warnings } = totals;
console.log(`${errors} errors, ${warnings} warnings`);
process.exitCode = errors + warnings > 0 ? 1 : 0;
