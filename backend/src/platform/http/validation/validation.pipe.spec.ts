import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../errors/domain-error.js';
import { Amount, Text, WholeNumber } from './fields.js';
import { ListOf } from './list-fields.js';
import { BodyPipe } from './validation.pipe.js';

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

describe('what a body is refused for', () => {
  it('is told for each field in words and, with its bounds, by a name that stays', async () => {
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

  it('is required, whatever was sent in its place', async () => {
    expect(await refusal({ name: ' ', lines: [] })).toMatchObject({ reasons: { name: { rule: 'REQUIRED' } } });
    expect(await refusal({ lines: 7 })).toMatchObject({
      reasons: { name: { rule: 'REQUIRED' }, lines: { rule: 'ENTRIES', params: { min: 0, max: 2 } } },
    });
  });
});
