import type { Operation } from '../openapi/description.js';
import type { WireCall } from '../openapi/wire.js';

/** @returns the operation that a call reaches; null if there is none or its address can't be read */
export function reached(operations: readonly Operation[], { method, path }: WireCall): Operation | null {
  const [address = ''] = path.split('?');
  const segments = segmentsOf(address);
  if (segments === null) return null;
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const candidates = operations.filter((operation) => operation.method === verb && fits(operation, segments));
  // Fixed addresses go before those with a parameter.
  const [best = null] = candidates.sort((a, b) => parametersIn(a) - parametersIn(b));
  return best;
}

function segmentsOf(address: string): string[] | null {
  try {
    const trimmed = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
    return trimmed.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

const pattern = ({ path }: Operation) => path.split('/').slice(1);
const parametersIn = (operation: Operation) => pattern(operation).filter(isParameter).length;
const isParameter = (segment: string) => segment.startsWith('{');

function fits(operation: Operation, segments: readonly string[]): boolean {
  const wanted = pattern(operation);
  if (wanted.length !== segments.length) return false;
  return wanted.every((segment, index) =>
    isParameter(segment) ? segments[index] !== '' : segment === segments[index],
  );
}
