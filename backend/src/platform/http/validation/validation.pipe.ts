import {
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  UnsupportedMediaTypeException,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { DomainError, invalidField } from '../../errors/domain-error.js';
import { type Reason, reason, UNNAMED } from '../../errors/reason.js';
import { isUpload } from '../uploads.js';
import { isTooMuch } from './depth.js';
import { dropInheritedFields, inheritedFields } from './inherited-fields.js';

const NOT_ACCEPTED = 'This field is not accepted here.';
const REFUSED = reason('NOT_ACCEPTED');

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
    if (strange !== undefined) throw invalidField(strange, NOT_ACCEPTED, REFUSED.rule);
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
    const found = errors.flatMap((error) => flatten(error, ''));
    const fields = Object.fromEntries(found.map(({ path, message }) => [path, message]));
    const reasons = Object.fromEntries(found.map(({ path, why }) => [path, why]));
    const [first = 'The request is not valid.'] = Object.values(fields);
    return new DomainError('invalid', { code: 'VALIDATION_FAILED', message: first, fields, reasons });
  },
};

interface Fault {
  readonly path: string;
  readonly message: string;
  readonly why: Reason;
}

function flatten(error: ValidationError, prefix: string): Fault[] {
  const path = `${prefix}${error.property}`;
  const nested = (error.children ?? []).flatMap((child) => flatten(child, `${path}.`));
  const [first] = Object.entries(error.constraints ?? {});
  if (first === undefined) return nested;
  const [constraint, message] = first;
  if (constraint === 'whitelistValidation') return [{ path, message: NOT_ACCEPTED, why: REFUSED }, ...nested];
  const context: unknown = error.contexts?.[constraint];
  return [{ path, message, why: isReason(context) ? context : UNNAMED }, ...nested];
}

/** What the decorator was told by `because`. */
function isReason(context: unknown): context is Reason {
  return typeof context === 'object' && context !== null && 'rule' in context;
}
