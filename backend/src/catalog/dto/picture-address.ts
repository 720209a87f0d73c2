import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { Text, Texts } from '../../common/validation/fields.js';

const MAX_ADDRESS = 500;
const MAX_PICTURES = 12;
const ADDRESS = /^(https?:\/\/[^\s/]+|\/media\/)\S*$/i;
const MESSAGE = 'Must be a web address (https://…) or start with /media/.';

/** Address of a picture; empty means none. */
export function PictureAddress(): PropertyDecorator {
  return applyDecorators(
    Text({ max: MAX_ADDRESS, optional: true, example: '/media/ribbon.svg' }),
    Matches(new RegExp(`^$|${ADDRESS.source}`, 'i'), { message: MESSAGE }),
  );
}

/** Addresses of pictures, in the order of the gallery; empty entries are dropped. */
export function PictureAddresses(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === null ? [] : withoutEmpty(value))),
    Texts({ max: MAX_PICTURES, maxLength: MAX_ADDRESS, optional: true, example: ['/media/ribbon.svg'] }),
    Matches(ADDRESS, { each: true, message: MESSAGE }),
  );
}

function withoutEmpty(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const entries = value.map((entry: unknown) => (typeof entry === 'string' ? entry.trim() : entry));
  return entries.filter((entry) => entry !== '' && entry !== null);
}
