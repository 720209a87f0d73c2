import { describe, expect, it } from '@jest/globals';
import { ApiProperty } from '@nestjs/swagger';
import { DomainError } from '../../errors/domain-error.js';
import { Amount, Text, WholeNumber } from './fields.js';
import { Emails, ListOf, Texts } from './list-fields.js';
import { AlsoSpelled, BodyPipe, IgnoresFieldsOf, inheritedFields, isTooComplex } from './validation.pipe.js';

class LineDto {
  @WholeNumber({ min: 1, max: 9 })
  qty: number;
}

class BodyDto {
  @Text({ max: 3, required: 'Name is required.' })
  name: string;

  @Amount({ optional: true, min: 0.01, message: 'Please enter a valid payment amount.' })
  amount?: number;

  @ListOf(() => LineDto, { max: 2 })
  lines: LineDto[];
}

const refusal = async (body: object): Promise<unknown> =>
  new BodyPipe().transform(body, { type: 'body', metatype: BodyDto }).catch((error: unknown) => error);

describe('a refused body', () => {
  it('gets for each field words and a stable rule with its bounds', async () => {
    const error = await refusal({ name: 'Layla', amount: 0, lines: [{ qty: 1 }, { qty: 10 }], isAdmin: true });
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({
      fields: {
        name: 'Must be at most 3 characters.',
        amount: 'Please enter a valid payment amount.',
        'lines.1.qty': 'Must be a whole number from 1 to 9.',
        isAdmin: 'This field is not accepted here.',
      },
      reasons: {
        name: { rule: 'TOO_LONG', params: { max: 3 } },
        amount: { rule: 'AMOUNT', params: { min: 0.01, max: 10_000_000 } },
        'lines.1.qty': { rule: 'WHOLE_NUMBER', params: { min: 1, max: 9 } },
        isAdmin: { rule: 'NOT_ACCEPTED' },
      },
    });
  });

  it('names a required field for any other value', async () => {
    expect(await refusal({ name: ' ', lines: [] })).toMatchObject({ reasons: { name: { rule: 'REQUIRED' } } });
    expect(await refusal({ lines: 7 })).toMatchObject({
      reasons: { name: { rule: 'REQUIRED' }, lines: { rule: 'ENTRIES', params: { min: 0, max: 2 } } },
    });
  });
});

const nested = (levels: number): unknown => (levels === 0 ? 'leaf' : { a: nested(levels - 1) });

it.each([
  [3, false],
  [20, false],
  [21, true],
  [5000, true],
])('a body of %i levels is too complex: %s', (levels, tooComplex) => {
  expect(isTooComplex(nested(levels))).toBe(tooComplex);
});

it.each([
  [
    '200 lines',
    { lines: Array(200).fill({ product: 'a', qty: 1, unitPrice: 2, name: 'b', sku: 'c', size: 'd' }) },
    false,
  ],
  ['as many values as may be', Array(24_999).fill(1), false],
  ['one more', Array(25_000).fill(1), true],
  ['objects by the thousand', Array(200_000).fill({}), true],
  ['fields by the thousand', Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [index, 1])), true],
])('a body of %s is too complex: %s', (_what, body, tooComplex) => {
  expect(isTooComplex(body)).toBe(tooComplex);
});
const body: unknown = JSON.parse(
  '{"name":"a","toString":1,"lines":[{"qty":1,"constructor":{"name":"x"}}],"__proto__":{"isAdmin":true},"note":null}',
);

describe('fields named like members of every object', () => {
  it('are found at any depth', () => {
    expect(inheritedFields(body)).toEqual(['toString', 'lines.0.constructor', '__proto__']);
    expect(inheritedFields({ name: 'a', lines: [{ qty: 1 }] })).toEqual([]);
    expect(inheritedFields('toString')).toEqual([]);
  });
});

class RecordResponse {
  @ApiProperty()
  number: string;

  @ApiProperty()
  name: string;
}

class NumberedResponse extends RecordResponse {}

@IgnoresFieldsOf(NumberedResponse)
@AlsoSpelled({ Note: 'note' })
class ChangeDto {
  @Text({ max: 3, optional: true })
  name?: string;

  @Text({ max: 9, optional: true })
  note?: string;
}

class DerivedDto extends ChangeDto {}

describe('a body that may contain the whole record', () => {
  const changed = (body: object): Promise<unknown> =>
    new BodyPipe().transform(body, { type: 'body', metatype: DerivedDto });

  it('loses only those fields of the record that can’t be changed', async () => {
    const reported = { id: '1', number: 'QUO-1', name: ' a ' };
    expect(await changed(reported)).toEqual({ name: 'a' });
    await expect(changed({ ...reported, statuss: 'Quoted' })).rejects.toMatchObject({
      fields: { statuss: 'This field is not accepted here.' },
    });
  });

  it.each([
    [{ Note: ' x ' }, { note: 'x' }],
    [{ Note: 'x', note: 'y' }, { note: 'y' }],
    [{ note: 'y', Note: 'x' }, { note: 'y' }],
  ])('is read in both spellings of a field: %j', async (body, read) => {
    expect(await changed(body)).toEqual(read);
  });

  it('is checked in the other spelling too', async () => {
    await expect(changed({ Note: 'much too long' })).rejects.toMatchObject({ fields: { note: expect.any(String) } });
  });
});

class ListsDto {
  @Texts({ max: 2, maxLength: 20 })
  phrases: string[];

  @Emails({ max: 3 })
  cc: string[];
}

describe('texts and email addresses in lists', () => {
  const taken = (body: ListsDto): Promise<unknown> =>
    new BodyPipe().transform(body, { type: 'body', metatype: ListsDto });

  it('are cleaned', async () => {
    const body = { phrases: ['satin\u200f\nribbon'], cc: ['\u202aaccounts@press.example\u202c '] };
    expect(await taken(body)).toEqual({ phrases: ['satin ribbon'], cc: ['accounts@press.example'] });
  });

  it('are refused if they hold a control character', async () => {
    const body = { phrases: ['a\u0000b'], cc: ['"x\r\nBcc: y@z"@example.com'] };
    await expect(taken(body)).rejects.toMatchObject({
      reasons: { phrases: { rule: 'UNPRINTABLE' }, cc: { rule: 'EMAILS' } },
    });
  });
});
