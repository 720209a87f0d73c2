import { it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { MAILS } from '../../test/mails/mail-examples.js';
import { readOrderLine } from './read-line.js';
import { ORDER_MAILS } from '../../test/mails/order-mail-examples.js';
import { PROSE_MAILS } from '../../test/mails/prose-mail-examples.js';
import { readMail } from './read-mail.js';
import { SHARED_MAILS } from '../../test/mails/shared-mail-examples.js';
import { TRADE_MAILS } from '../../test/mails/trade-mail-examples.js';
it('dumps', () => {
  const out: string[] = [];
  let wrong = 0, lost=0, same=0, asks=0;
  for (const [name, text, wanted, details = {}] of [...MAILS, ...TRADE_MAILS, ...PROSE_MAILS, ...ORDER_MAILS, ...SHARED_MAILS]) {
    const read = readMail(text, '2026-11-26');
    const got = read.lines.map((line) => { const r = readOrderLine(line); return { line, words: r.words, qty: r.qty, q: r.question, r: r.readings, unit: r.unit, each: r.each, l: r.length?.text }; });
    const left = [...wanted];
    const rows: string[] = [];
    for (const g of got) {
      const at = left.findIndex(([w, q]) => g.words === w && (q === g.qty || (typeof q === 'string' && g.q)));
      if (at >= 0) { left.splice(at, 1); same += 1; continue; }
      const near = left.find(([w, q]) => q === g.qty);
      if (g.qty !== null && !near) { wrong += 1; rows.push('  WRONG? ' + JSON.stringify(g)); } else rows.push('  ' + (g.q ? 'ask ' : '    ') + JSON.stringify(g));
      if (g.q) asks += 1;
    }
    for (const w of left) { if (!got.some((g) => g.qty === w[1])) { rows.push('  missing ' + JSON.stringify(w)); lost += 1; } }
    if (JSON.stringify(Object.entries(read.details).sort()) !== JSON.stringify(Object.entries(details).sort())) rows.push('  details ' + JSON.stringify(read.details) + ' wanted ' + JSON.stringify(details));
    if (rows.length) out.push(name, JSON.stringify(text), ...rows);
  }
  writeFileSync('/tmp/buyers/out2.txt', [`same ${same} wrong ${wrong} lost ${lost} asks ${asks}`, ...out].join('\n'));
});
