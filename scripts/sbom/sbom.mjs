/** CycloneDX 1.6 with one component per line; the output is the same in each run. */
export function formatSbom(npm, debian) {
  const head = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'print-supply-shop' } },
  };
  const lines = [...npm, ...debian].map((each) => `  ${JSON.stringify(componentOf(each))}`);
  return `${JSON.stringify(head).slice(0, -1)},"components":[\n${lines.join(',\n')}\n]}\n`;
}

function componentOf({ name, version, licences, purl, hash }) {
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    hashes: [hash],
    licenses: licences.map((licence) => ({ license: { name: licence } })),
    purl,
  };
}
