import { refuse } from '../../platform/errors/refuse.js';
import { Flag } from '../../platform/http/validation/fields.js';
import type { WarningResponse } from './warning.response.js';

export const StopAtWarnings = () =>
  Flag({
    optional: true,
    description: 'If true and there are warnings, nothing is stored and the response is 409 `WARNINGS_FOUND`',
    example: false,
  });

/**
 * Ends the transaction in which a document was written, if its caller wants to see warnings first.
 * @throws DomainError WARNINGS_FOUND with the warnings in its details
 */
export function stopAtWarnings<T extends { readonly warnings?: WarningResponse[] }>(
  { stopAtWarnings: isStopping }: { readonly stopAtWarnings?: boolean | null },
  written: T,
): T {
  const { warnings = [] } = written;
  if (isStopping === true && warnings.length > 0) throw refuse('WARNINGS_FOUND', {}, { details: { warnings } });
  return written;
}
