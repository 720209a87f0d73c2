export class ConfigurationError extends Error {}

export type Variables = Readonly<Record<string, string | undefined>>;

/* Each reads one variable; an empty one counts as not set. They throw a ConfigurationError that names it. */

export function text(variables: Variables, name: string): string | null {
  const value = variables[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

export function whole(variables: Variables, name: string, fallback: number, min: number, max: number): number {
  const value = text(variables, name);
  if (value === null) return fallback;
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < min || parsed > max) {
    throw new ConfigurationError(`${name} must be a whole number from ${min} to ${max}`);
  }
  return parsed;
}

export function oneOf<T extends string>(variables: Variables, name: string, allowed: readonly T[], fallback: T): T {
  const value = text(variables, name);
  if (value === null) return fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new ConfigurationError(`${name} must be one of ${allowed.join(', ')}`);
  return found;
}

export function email(variables: Variables, name: string): string | null {
  const value = text(variables, name);
  if (value !== null && !isEmail(value)) throw new ConfigurationError(`${name} must be an email address`);
  return value;
}

/** Shorter keys can be guessed. */
export const MIN_SECRET_LENGTH = 32;

/** A key that is long enough not to be guessed. */
export function secret(variables: Variables, name: string): string | null {
  const value = text(variables, name);
  if (value !== null && value.length < MIN_SECRET_LENGTH) {
    throw new ConfigurationError(`${name} must have at least ${MIN_SECRET_LENGTH} characters`);
  }
  return value;
}

export function phone(variables: Variables, name: string, fallback: string): string {
  const value = text(variables, name) ?? fallback;
  if (!/^\+\d{7,15}$/.test(value)) throw new ConfigurationError(`${name} must be a number like +971500000001`);
  return value;
}

export function webAddress(variables: Variables, name: string, fallback: string): string {
  const value = text(variables, name) ?? fallback;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new ConfigurationError(`${name} must be a web address`);
  return value;
}

/** Scheme and host of a web address, without a slash at its end. */
export function origin(variables: Variables, name: string, fallback: string): string {
  const url = new URL(webAddress(variables, name, fallback));
  if (url.href !== `${url.origin}/`) {
    throw new ConfigurationError(`${name} must be an address without a path, like https://shop.example`);
  }
  return url.origin;
}

export function isEmail(value: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(value);
}
