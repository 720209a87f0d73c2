import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { reportFailure } from '../scripts/setup/failure.mjs';
import { withCleanUp } from './clean-up.mjs';
import { CONNECTIONS } from './load.mjs';
import { measureAll } from './measure.mjs';
import { commitRatios, committedRatios, regressions } from './ratios.mjs';
import { asTable, complaints, conditions } from './report.mjs';

/** Measures and reports; a case with failed calls, or one that `check` finds slower, makes the exit code 1. */
export async function bench({ full, minutes, seconds, jsonFile, check, accept }) {
  const run = { ...machine(), connections: CONNECTIONS, seconds };
  try {
    const ratios = check ? await committedRatios() : null;
    const sizes = full ? ['small', 'large'] : ['small'];
    const tables = [];
    for (const size of sizes) {
      const cases = await withCleanUp((undo) => measureAll({ size, seconds, ratios }, undo));
      console.log(`\n## ${size}\n\n${asTable(cases)}\n`);
      tables.push({ size, cases });
    }
    console.log(conditions(run));
    const { cases } = tables[0];
    if (accept) await commitRatios(cases);
    const findings = full ? await further(sizes, { seconds, minutes }) : [];
    if (jsonFile !== null) await writeFile(jsonFile, `${JSON.stringify({ ...run, tables, findings }, null, 2)}\n`);
    const wrong = [...tables.flatMap((one) => complaints(one.cases)), ...(ratios ? regressions(cases, ratios) : [])];
    if (wrong.length > 0) console.error(`\n${wrong.join('\n')}`);
    if (wrong.length > 0) process.exitCode = 1;
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

async function further(sizes, options) {
  const { measureFurther } = await import('./further/further.mjs');
  return measureFurther(sizes, options);
}

function machine() {
  const memoryGiB = Math.round(totalmem() / 2 ** 30);
  return { cores: cpus().length, memoryGiB, node: process.versions.node, load: loadavg()[0] };
}
