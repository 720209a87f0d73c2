import {
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  UnsupportedMediaTypeException,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { DomainError, invalidField } from '../../errors/domain-error.js';
import { type Reason, reason, UNNAMED_RULE } from '../../errors/reason.js';
import { isUpload } from '../uploads.js';

/** Real bodies nest a list of objects at most; a much deeper one is meant to exhaust the validator. */
const MAX_DEPTH = 20;
/** A document of 200 lines, sent back as a whole, holds some 2,000 values. */
const MAX_VALUES = 5000;

/** Every object inherits these names from its prototype, so the validator would take them for known fields. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Whether a body is so deep or has so many values that validating it would delay other callers. */
export function isTooComplex(body: unknown): boolean {
  let left = MAX_VALUES;
  const exceeds = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0) return true;
    if (typeof value !== 'object' || value === null) return false;
    return depth === 0 || Object.values(value).some((inner) => exceeds(inner, depth - 1));
  };
  return exceeds(body, MAX_DEPTH);
}

/** @returns the paths of fields named like inherited members, for example `requestedItems.0.toString` */
export function inheritedFields(value: unknown, prefix = ''): string[] {
  return entriesOf(value).flatMap(([name, inner]) => {
    const path = `${prefix}${name}`;
    return INHERITED.has(name) ? [path] : inheritedFields(inner, `${path}.`);
  });
}

/** @returns the value without fields named like inherited members */
export function dropInheritedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropInheritedFields);
  if (typeof value !== 'object' || value === null) return value;
  const kept = entriesOf(value).filter(([name]) => !INHERITED.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, dropInheritedFields(inner)]));
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

const NOT_ACCEPTED = 'This field is not accepted here.';
const NOT_ACCEPTED_REASON = reason('NOT_ACCEPTED');

const lenientBodies = new WeakSet<object>();

/** Drops unknown fields of this body, because react-admin sends the whole record back. Other bodies refuse them. */
export function DropUnknownFields(): ClassDecorator {
  return (target) => {
    lenientBodies.add(target);
  };
}

export function dropsUnknownFields(body: object): boolean {
  return lenientBodies.has(body);
}

/** Validates bodies and queries against their classes and reports every invalid field. */
@Injectable()
export class BodyPipe implements PipeTransform {
  private readonly strict = new ValidationPipe({ ...OPTIONS, forbidNonWhitelisted: true });
  private readonly lenient = new ValidationPipe({ ...OPTIONS, forbidNonWhitelisted: false });

  transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (isUpload(value)) throw new UnsupportedMediaTypeException('The API takes JSON.');
    const isLenient = metadata.metatype !== undefined && lenientBodies.has(metadata.metatype);
    const body = metadata.type === 'body' && value === undefined ? {} : value;
    if (isTooComplex(body)) throw invalidField('body', 'There is too much in the request.');
    if (metadata.type === 'body' && !isObject(body)) throw invalidField('body', 'Must be an object.');
    if (isLenient) return this.lenient.transform(dropInheritedFields(body), metadata) as Promise<unknown>;
    const [inherited] = inheritedFields(body);
    if (inherited !== undefined) throw invalidField(inherited, NOT_ACCEPTED, NOT_ACCEPTED_REASON.rule);
    return this.strict.transform(body, metadata) as Promise<unknown>;
  }
}

/** class-validator would check a list entry by entry and accept a text as an object without fields. */
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
    const reasons = Object.fromEntries(found.map(({ path, reason }) => [path, reason]));
    const [first = 'The request is not valid.'] = Object.values(fields);
    return new DomainError('invalid', { code: 'VALIDATION_FAILED', message: first, fields, reasons });
  },
};

interface Fault {
  readonly path: string;
  readonly message: string;
  readonly reason: Reason;
}

function flatten(error: ValidationError, prefix: string): Fault[] {
  const path = `${prefix}${error.property}`;
  const nested = (error.children ?? []).flatMap((child) => flatten(child, `${path}.`));
  const [first] = Object.entries(error.constraints ?? {});
  if (first === undefined) return nested;
  const [constraint, message] = first;
  if (constraint === 'whitelistValidation')
    return [{ path, message: NOT_ACCEPTED, reason: NOT_ACCEPTED_REASON }, ...nested];
  const context: unknown = error.contexts?.[constraint];
  return [{ path, message, reason: isReason(context) ? context : UNNAMED_RULE }, ...nested];
}

/** What the decorator was told by `because`. */
function isReason(context: unknown): context is Reason {
  return typeof context === 'object' && context !== null && 'rule' in context;
}
