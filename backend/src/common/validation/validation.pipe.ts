import {
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  UnsupportedMediaTypeException,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { DomainError, invalidField } from '../errors/domain-error.js';
import { isUpload } from '../http/uploads.js';
import { isTooMuch } from './depth.js';
import { dropInheritedFields, inheritedFields } from './inherited-fields.js';

const NOT_ACCEPTED = 'This field is not accepted here.';

const dropping = new WeakSet<object>();

/** Marks a body whose unknown fields are dropped: react-admin sends the whole record back. Elsewhere they are refused. */
export function DropUnknownFields(): ClassDecorator {
  return (target) => {
    dropping.add(target);
  };
}

export function dropsUnknownFields(body: object): boolean {
  return dropping.has(body);
}

/** Checks bodies and queries against their classes and names every field at fault. */
@Injectable()
export class BodyPipe implements PipeTransform {
  private readonly refusing = new ValidationPipe({ ...OPTIONS, forbidNonWhitelisted: true });
  private readonly lenient = new ValidationPipe({ ...OPTIONS, forbidNonWhitelisted: false });

  transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (isUpload(value)) throw new UnsupportedMediaTypeException('The API takes JSON.');
    const isLenient = metadata.metatype !== undefined && dropping.has(metadata.metatype);
    const body = metadata.type === 'body' && value === undefined ? {} : value;
    if (isTooMuch(body)) throw invalidField('body', 'There is too much in the request.');
    if (metadata.type === 'body' && !isObject(body)) throw invalidField('body', 'Must be an object.');
    if (isLenient) return this.lenient.transform(dropInheritedFields(body), metadata) as Promise<unknown>;
    const [strange] = inheritedFields(body);
    if (strange !== undefined) throw invalidField(strange, NOT_ACCEPTED);
    return this.refusing.transform(body, metadata) as Promise<unknown>;
  }
}

/** The checks would go through a list entry by entry, and through a text as if it had no fields. */
function isObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

const OPTIONS = {
  transform: true,
  whitelist: true,
  stopAtFirstError: true,
  forbidUnknownValues: true,
  exceptionFactory: (errors: ValidationError[]) => {
    const fields = Object.fromEntries(errors.flatMap((error) => flatten(error, '')));
    const [first = 'The request is not valid.'] = Object.values(fields);
    return new DomainError('invalid', { code: 'VALIDATION_FAILED', message: first, fields });
  },
};

function flatten(error: ValidationError, prefix: string): [string, string][] {
  const path = `${prefix}${error.property}`;
  const constraints = error.constraints ?? {};
  const own = 'whitelistValidation' in constraints ? NOT_ACCEPTED : Object.values(constraints)[0];
  const nested = (error.children ?? []).flatMap((child) => flatten(child, `${path}.`));
  return own === undefined ? nested : [[path, own], ...nested];
}
