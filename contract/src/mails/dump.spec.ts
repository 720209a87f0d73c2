import { it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { readOrderLine } from './read-line.js';
it('dumps', () => {
  const lines = readFileSync('/tmp/buyers/lines.txt', 'utf8').split('\n');
  writeFileSync('/tmp/buyers/out.txt', lines.map((l) => { const r = readOrderLine(l.replaceAll('\\t','\t')); return `${l}\n    => ${JSON.stringify(r.words)} ${r.qty} ${r.unit ?? ''} each=${r.each} Q=${r.question} R=${r.readings.map((x)=>`${x.qty}${x.unit??''}${x.each?'x'+x.each:''}`)} L=${r.length?.text}`; }).join('\n'));
});
