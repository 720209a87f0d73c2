import { DomainError, type Reason, UNNAMED_RULE } from '../errors/domain-error.js';
import { BodyPipe } from '../http/validation/validation.pipe.js';

/** The errors of a row, by column. */
export type Problems = Readonly<Record<string, Problem>>;
export interface Problem extends Reason {
  readonly message: string;
}

const bodies = new BodyPipe();

/** Checks the cells of a row of a file by the rules of a call. */
export async function checked<T extends object>(
  metatype: new () => T,
  fields: object,
): Promise<{ body: T | null; problems: Problems | null }> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  try {
    const body = await bodies.transform(given, { type: 'body', metatype });
    return { body: body instanceof metatype ? body : null, problems: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { body: null, problems: problemsOf(error) };
  }
}

export function problemsOf({ fields = {}, reasons = {}, message }: DomainError): Problems {
  const found = Object.entries(fields).map(([field, sentence]): [string, Problem] => [
    field,
    { message: sentence, ...(reasons[field] ?? UNNAMED_RULE) },
  ]);
  return found.length === 0 ? { sku: { message, ...UNNAMED_RULE } } : Object.fromEntries(found);
}
