import {
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { type DomainError, type Reason, reason, UNNAMED_RULE } from '../../errors/domain-error.js';
import { fieldFault, type FieldFault, refuseField, refuseFields } from '../../errors/refuse.js';
import { requireJson } from '../uploads.js';
import { brokenTexts } from './plain-text.js';
import { describedFields } from '../../openapi/described-fields.js';

/** Real bodies nest no deeper than a list of objects; a much deeper one is an attack on the validator. */
const MAX_DEPTH = 20;
/** A document of 500 lines has some 15,000 values, if it is sent back as it was read. */
const MAX_VALUES = 25_000;

/** Every object inherits these names from its prototype, so the validator would take them for known fields. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** True if validating the body would delay other callers: it is too deep, or has too many values. */
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

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The refusal of fields or query parameters that don't exist. */
export const notAccepted = (fields: readonly string[]): DomainError =>
  refuseFields(fields.map((field) => fieldFault(field, 'NOT_ACCEPTED')));

type Body = abstract new () => object;
const [ECHO, SPELLINGS] = ['shop:echo', 'shop:spellings'];

/**
 * Accepts the names of the record's other fields and `id` but ignores their values: react-admin sends the whole record
 * back. Every other unknown field is refused.
 */
export function IgnoresFieldsOf(response: Body): ClassDecorator {
  return (target) => {
    Reflect.defineMetadata(ECHO, response, target);
  };
}

/** Accepts a field under another spelling too. If a body has both, the usual spelling counts. */
export function AlsoSpelled(spellings: Readonly<Record<string, string>>): ClassDecorator {
  return (target) => {
    Reflect.defineMetadata(SPELLINGS, spellings, target);
  };
}

function inUsualSpelling(body: object, metatype: Body): object {
  const spellings = Reflect.getMetadata(SPELLINGS, metatype) as Record<string, string> | undefined;
  if (spellings === undefined) return body;
  const fields = Object.entries<unknown>({ ...body });
  const renamed = fields.filter(([field]) => field in spellings).map(([field, value]) => [spellings[field], value]);
  return Object.fromEntries([...renamed, ...fields.filter(([field]) => !(field in spellings))]) as object;
}

/** The body without the fields of the record that it may not change. */
function withoutEcho(body: object, metatype: Body): object {
  const response = Reflect.getMetadata(ECHO, metatype) as Body | undefined;
  if (response === undefined) return body;
  const own = describedFields(metatype);
  const ignored = new Set(['id', ...describedFields(response)].filter((field) => !own.has(field)));
  return Object.fromEntries(Object.entries(body).filter(([field]) => !ignored.has(field)));
}

/** Validates bodies and queries against their classes and reports every invalid field. */
@Injectable()
export class BodyPipe implements PipeTransform {
  private readonly strict = new ValidationPipe(OPTIONS);

  transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    requireJson(value);
    const body = metadata.type === 'body' && value === undefined ? {} : value;
    if (isTooComplex(body)) throw refuseField('body', 'INVALID/too-much');
    if (metadata.type === 'body' && !isObject(body)) throw refuseField('body', 'INVALID/object');
    const inherited = inheritedFields(body);
    if (inherited.length > 0) throw notAccepted(inherited);
    const broken = brokenTexts(body);
    if (broken.length > 0) throw refuseFields(broken.map((field) => fieldFault(field, 'UNPRINTABLE')));
    const { metatype } = metadata;
    const own =
      metatype !== undefined && isObject(body) ? withoutEcho(inUsualSpelling(body, metatype), metatype) : body;
    return this.strict.transform(own, metadata) as Promise<unknown>;
  }
}

/** class-validator would check a list entry by entry and accept a text as an object without fields. */
function isObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

const OPTIONS = {
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
  forbidUnknownValues: true,
  exceptionFactory: (errors: ValidationError[]) => refuseFields(errors.flatMap((error) => faultsOf(error, ''))),
};

function faultsOf(error: ValidationError, prefix: string): FieldFault[] {
  const field = `${prefix}${error.property}`;
  const nested = (error.children ?? []).flatMap((child) => faultsOf(child, `${field}.`));
  const [first] = Object.entries(error.constraints ?? {});
  if (first === undefined) return nested;
  const [constraint, message] = first;
  if (constraint === 'whitelistValidation') return [fieldFault(field, 'NOT_ACCEPTED'), ...nested];
  const context: unknown = error.contexts?.[constraint];
  const { rule, params } = isReason(context) ? context : UNNAMED_RULE;
  const values = { ...valueOf(error), ...params };
  return [{ field, message, ...reason(rule, Object.keys(values).length > 0 ? values : undefined) }, ...nested];
}

const SECRET = /password|token|secret/i;
const LONGEST_VALUE = 100;

/** The sent value, for programs that use their own wording. Secrets and long texts are not repeated. */
function valueOf({ property, value }: ValidationError): { value?: string | number } {
  const sent: unknown = value;
  const isReported = Number.isFinite(sent) || (typeof sent === 'string' && sent !== '' && sent.length <= LONGEST_VALUE);
  return isReported && !SECRET.test(property) ? { value: sent as string | number } : {};
}

/** True if the decorator was given a reason. */
function isReason(context: unknown): context is Reason {
  return typeof context === 'object' && context !== null && 'rule' in context;
}
