/**
 * `npm run sbom`: writes docs/sbom.cdx.json (CycloneDX) and NOTICE from package-lock.json, the installed packages and
 * the list of the embedded database's packages. With `-- --check` it changes nothing and fails if the committed files
 * differ.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command, StepFailure } from './setup/command.mjs';
import { root } from './setup/processes.mjs';
import { debianComponents, npmComponents } from './sbom/components.mjs';
import { formatNotice } from './sbom/notice.mjs';
import { formatSbom } from './sbom/sbom.mjs';

const readJson = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'));

await command(async () => {
  const npm = await npmComponents(await readJson('package-lock.json'));
  const debian = debianComponents(await readJson('embedded-db/packages/amd64.json'));
  const files = { 'docs/sbom.cdx.json': formatSbom(npm, debian), NOTICE: formatNotice(npm, debian) };
  for (const [path, text] of Object.entries(files)) {
    if (!process.argv.includes('--check')) await writeFile(join(root, path), text);
    else if ((await readFile(join(root, path), 'utf8').catch(() => '')) !== text) {
      throw new StepFailure(`${path} is out of date. Run \`npm run sbom\`.`);
    }
  }
});
