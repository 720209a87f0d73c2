import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { MAX_PICTURES } from '@shop/contract/pictures';
import { Text } from '../../http/validation/fields.js';
import { Texts } from '../../http/validation/list-fields.js';
import { ruleOptions } from '../../errors/refuse.js';

const MAX_ADDRESS = 500;
const ADDRESS = /^([hH][tT][tT][pP][sS]:\/\/[^\s/]+|\/media\/)\S*$/;
const ADDRESS_OR_NONE = new RegExp(`^$|${ADDRESS.source}`);

/** Address of a picture; empty means none. */
export function PictureAddress(): PropertyDecorator {
  return applyDecorators(
    Text({ max: MAX_ADDRESS, optional: true, example: '/media/ribbon.svg' }),
    ApiProperty({ pattern: ADDRESS_OR_NONE.source }),
    Matches(ADDRESS_OR_NONE, ruleOptions('WEB_ADDRESS')),
  );
}

/** Addresses of pictures, in the order of the gallery; empty entries are dropped. */
export function PictureAddresses(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === null ? [] : withoutEmpty(value))),
    Texts({ max: MAX_PICTURES, maxLength: MAX_ADDRESS, optional: true, example: ['/media/ribbon.svg'] }),
    ApiProperty({ items: { type: 'string', maxLength: MAX_ADDRESS, pattern: ADDRESS.source } }),
    Matches(ADDRESS, { each: true, ...ruleOptions('WEB_ADDRESS') }),
  );
}

function withoutEmpty(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const entries = value.map((entry: unknown) => (typeof entry === 'string' ? entry.trim() : entry));
  return entries.filter((entry) => entry !== '' && entry !== null);
}
