const HEAD = `NOTICE

The shop consists of its own code and the packages below. This file is created by \`npm run sbom\`; hashes and addresses
are in docs/sbom.cdx.json.

- npm packages: those that \`npm ci --omit=dev\` installs, for the server, the browser code and the bench. The text of each
  licence is in the package's folder in node_modules. Fonts (@fontsource) are under the SIL Open Font License 1.1.
- The package @sparticuz/chromium contains Chromium, which prints the PDFs: BSD-3-Clause, and the licences that
  chrome://credits lists.
- Debian packages: the programs of the embedded database. They are not part of the shop's own files: a machine without
  MongoDB fetches them from the Debian archive at the first start. The whole text of each licence is in the package
  (usr/share/doc/<name>/copyright); sources are at https://sources.debian.org. Names of licences are Debian's.
`;

/** Lists the shipped packages with their licences and holders. */
export function formatNotice(npm, debian) {
  return [HEAD, section('npm packages', npm), section('Debian packages', debian)].join('\n');
}

function section(title, components) {
  const lines = components.map(({ name, version, licences, copyright }) =>
    [`${name} ${version}: ${licences.join(', ')}`, ...(copyright ? [`    ${copyright}`] : [])].join('\n'),
  );
  return `${title}\n${'-'.repeat(title.length)}\n\n${lines.join('\n')}\n`;
}
