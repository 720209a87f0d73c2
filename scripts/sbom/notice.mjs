const HEAD = `NOTICE

The shop is made of its own code and of the packages below. It is made by \`npm run sbom\`; hashes and addresses are in
docs/sbom.cdx.json.

- npm packages: what \`npm ci --omit=dev\` installs, for the server, for what browsers are sent, and for the bench; the text of each
  licence is in the package's folder in node_modules. Fonts (@fontsource) are under the SIL Open Font License 1.1.
- The package @sparticuz/chromium holds Chromium, which prints the PDFs: BSD-3-Clause, and the licences that
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
