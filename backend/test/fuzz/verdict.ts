import type { AnswerCheck } from '../openapi/answer-check.js';
import type { Operation } from '../openapi/description.js';
import type { WireAnswer, WireCall } from '../openapi/wire.js';
import type { Mutation } from './mutations.js';

/** Said by HTTP itself, before there is an operation: unreadable bytes or address, too many headers, an expectation. */
const OF_TRANSPORT = new Set([400, 417, 431]);
const IN_TRANSPORT = new Set<Mutation['kind']>(['path', 'raw query', 'query', 'header', 'method']);

/**
 * The faults of an answer to a hostile call.
 * @param aim the operation that the call reaches, or null
 */
export function problemsOf(
  check: AnswerCheck,
  aim: Operation | null,
  { method }: WireCall,
  answer: WireAnswer,
  mutations: readonly Mutation[],
): string[] {
  const { status } = answer;
  if (status >= 500) return [`status ${status}`];
  const isOfTransport = OF_TRANSPORT.has(status) && mutations.some(({ kind }) => IN_TRANSPORT.has(kind));
  const isKnown = aim === null ? status >= 400 : aim.answers.has(status) || isOfTransport;
  if (!isKnown) return [`status ${status} is not described`];
  if (method === 'HEAD') return [];
  return aim?.answers.has(status) === true ? check.problemsOf(aim, answer) : problemsOfError(answer);
}

/** The one shape of errors, even without an operation. Node responds to an unknown expectation by itself. */
function problemsOfError({ status, headers, body }: WireAnswer): string[] {
  if (status === 417) return [];
  if (headers['content-type']?.startsWith('application/json') !== true) return ['an error that is not JSON'];
  const { statusCode, code, message, errors, ...rest } = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  const isOfShape = statusCode === status && typeof code === 'string' && typeof message === 'string';
  const isBare = errors === undefined && Object.keys(rest).length === 0;
  return isOfShape && isBare ? [] : ['an error of another shape'];
}
