import { isDay } from '@shop/contract/dubai-day';
import type { XmlElement } from '../xml-element.js';
import { LINE } from './facts.js';
import { type Breach, breach, different, missing, ruleAt, type TreeRule } from './tree-rule.js';

const START = 'cbc:StartDate';
const END = 'cbc:EndDate';
const PERIOD = 'cac:InvoicePeriod';
const LINE_PERIOD = LINE.split(' | ')
  .map((line) => `${line}/${PERIOD}`)
  .join(' | ');
const DATES = ['cbc:IssueDate', 'cbc:DueDate', 'cbc:TaxPointDate', START, END, 'cbc:ActualDeliveryDate'];
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-](0\d|1[0-4]):[0-5]\d)?$/;

/** The end of a period is not before its start. */
function reversed(period: XmlElement): Breach | null {
  const [start, end] = [period.textOf(START), period.textOf(END)];
  if (start === '' || end === '' || end >= start) return null;
  return breach(period, { kind: 'different', found: end, wanted: `≥ ${start}` }, END);
}

/** The period of a line lies within that of the document. */
const outside = (id: string, path: typeof START | typeof END): TreeRule =>
  ruleAt(id, LINE_PERIOD, (period, { root }) => {
    const [found, limit] = [period.textOf(path), root.textOf(PERIOD, path)];
    const isInside = path === START ? found >= limit : found <= limit;
    if (found === '' || limit === '' || isInside) return null;
    return breach(period, { kind: 'different', found, wanted: `${path === START ? '≥' : '≤'} ${limit}` }, path);
  });

export const TIME_RULES: readonly TreeRule[] = [
  different('ibr-073', DATES.map((name) => `//${name}`).join(' | '), '', 'YYYY-MM-DD', isDay),
  {
    id: 'ibr-119',
    breaches: (tree) =>
      [...tree.elements].flat().flatMap((element) => {
        const found = element.text.trim();
        const isWrong = /^cbc:\w*Time$/.test(element.name) && found !== '' && !TIME.test(found);
        return isWrong ? breach(element, { kind: 'different', found, wanted: 'hh:mm:ss' }) : [];
      }),
  },
  ruleAt('ibr-029', PERIOD, reversed),
  ruleAt('ibr-030', LINE_PERIOD, reversed),
  outside('ibr-085', START),
  outside('ibr-086', END),
  missing('ibr-co-19', PERIOD, `${START} | ${END} | cbc:DescriptionCode`),
  missing('ibr-co-20', LINE_PERIOD, `${START} | ${END}`),
  {
    id: 'ibr-079',
    breaches: (tree) =>
      [...tree.elements]
        .flat()
        .filter((element) => element.children.length === 0 && element.isBlank)
        .map((element) => breach(element, { kind: 'empty' })),
  },
];
