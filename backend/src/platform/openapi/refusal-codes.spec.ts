import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FIELD_REFUSALS, REFUSALS } from '@shop/contract/refusals';
import { codeOf } from '@shop/contract/refusals/refusal';

const SOURCES = new URL('../../', import.meta.url);
const DOCUMENT = new URL('../../../../contract/openapi.json', import.meta.url);

/** Codes of responses that belong to no operation: invalid requests, and unknown routes. */
const OF_NO_REQUEST = ['REQUEST_TIMEOUT', 'HEADERS_TOO_LARGE', 'NOT_FOUND', 'FORBIDDEN'];
/** Codes of single records of a batch: its answer names them, and is no refusal. */
const OF_RECORDS = ['QUOTE_REMINDED', 'QUOTE_WITHOUT_EMAIL', 'BANK_LINE_UNCERTAIN'];
const OF_NO_OPERATION = [...OF_NO_REQUEST, ...OF_RECORDS];

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !/platform.openapi/.test(path))
  .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), SOURCES), 'utf8'));

/** A refusal that a decorator describes need not be thrown there. */
const DECORATED = /@Refuses\([^)]*\)/g;
const quoted = new Set(
  files.flatMap((text) =>
    [...text.replaceAll(DECORATED, '').matchAll(/'([A-Z_]+(?:\/[a-z-]+)?)'/g)].map(([, key]) => key),
  ),
);
const thrownCodes = () =>
  new Set(
    Object.keys(REFUSALS)
      .filter((key) => quoted.has(key))
      .map(codeOf),
  );

function describedCodes(): Set<string> {
  const { paths, components } = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  const responsesOf = ({ responses = {} }: { responses?: Record<string, { $ref?: string }> }) =>
    Object.values(responses).map((response) =>
      response.$ref === undefined ? response : components.responses[response.$ref.split('/').at(-1) ?? ''],
    );
  const operations = Object.values<object>(paths).flatMap((methods) => Object.values<object>(methods as never));
  const codes = operations.flatMap(responsesOf).flatMap((response) => {
    const [, narrowed] = response.content?.['application/json']?.schema?.allOf ?? [];
    return (narrowed?.properties.code.enum ?? []) as string[];
  });
  return new Set(codes);
}

describe('the description', () => {
  it('names each code of an operation that the source throws', () => {
    const thrown = thrownCodes();
    expect(thrown.size).toBeGreaterThan(40);
    const described = describedCodes();
    const missing = [...thrown].filter((code) => !described.has(code) && !OF_NO_OPERATION.includes(code));
    expect(missing).toEqual([]);
  });

  it('names no code that the source does not throw', () => {
    const thrown = thrownCodes();
    const invented = [...describedCodes()].filter((code) => !thrown.has(code) && !code.endsWith('_NOT_FOUND'));
    expect(invented).toEqual([]);
  });
});

describe('the table of refusals', () => {
  it('has no unused row', () => {
    const rows = Object.keys({ ...REFUSALS, ...FIELD_REFUSALS });
    const isUsed = (key: string) => quoted.has(key) || rows.some((row) => codeOf(row) === key && quoted.has(row));
    expect(rows.filter((key) => !isUsed(key))).toEqual([]);
  });
});
