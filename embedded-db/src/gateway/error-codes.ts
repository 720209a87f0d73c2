/** MongoDB's error codes by name: those that the gateway throws itself or the engine throws in normal use. */
export const ERROR_CODES = {
  InternalError: 1,
  BadValue: 2,
  HostUnreachable: 6,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  LockTimeout: 24,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  FileStreamFailed: 39,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  EmptyFieldName: 56,
  DottedFieldName: 57,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  IndexAlreadyExists: 68,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  ShutdownInProgress: 91,
  WriteConflict: 112,
  CommandNotSupported: 115,
  DocumentValidationFailure: 121,
  ExceededMemoryLimit: 146,
  TransactionTooOld: 225,
  ConversionFailure: 241,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  DataCorruptionDetected: 301,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const;

export type ErrorName = keyof typeof ERROR_CODES;

/** The engine's own SQLSTATEs (class M0), and those of PostgreSQL with an equivalent. */
const BY_SQL_STATE: Readonly<Record<string, ErrorName>> = {
  M0000: 'InternalError',
  M0001: 'BadValue',
  M0003: 'FailedToParse',
  M0004: 'TypeMismatch',
  M0005: 'Overflow',
  M0006: 'IllegalOperation',
  M0008: 'NamespaceNotFound',
  M0009: 'IndexNotFound',
  M000A: 'PathNotViable',
  M000D: 'ConflictingUpdateOperators',
  M000E: 'CursorNotFound',
  M000F: 'NamespaceExists',
  M000G: 'DollarPrefixedFieldName',
  M000J: 'EmptyFieldName',
  M000K: 'DottedFieldName',
  M000M: 'ImmutableField',
  M000N: 'CannotCreateIndex',
  M000O: 'IndexAlreadyExists',
  M000P: 'InvalidOptions',
  M000Q: 'InvalidNamespace',
  M000R: 'IndexOptionsConflict',
  M000S: 'IndexKeySpecsConflict',
  M000U: 'CommandNotSupported',
  M000W: 'ExceededMemoryLimit',
  M0015: 'ConversionFailure',
  M0016: 'OperationNotSupportedInTransaction',
  M001B: 'BSONObjectTooLarge',
  M001C: 'DuplicateKey',
  M00CO: 'DocumentValidationFailure',
  M00EW: 'LockTimeout',
  M00EX: 'MaxTimeMSExpired',
  M00EY: 'CommandNotFound',
  M00F1: 'WriteConflict',
  '23505': 'DuplicateKey',
  '23P01': 'DuplicateKey',
  '40001': 'WriteConflict',
  '40P01': 'WriteConflict',
  '53100': 'OutOfDiskSpace',
  '55P03': 'LockTimeout',
  '58030': 'FileStreamFailed',
  '58P01': 'DataCorruptionDetected',
  XX001: 'DataCorruptionDetected',
  XX002: 'DataCorruptionDetected',
  '57014': 'MaxTimeMSExpired',
  '0A000': 'CommandNotSupported',
};

/** The client's code for a SQLSTATE; without an equivalent, InternalError. */
export function sqlStateToErrorCode(sqlState: string): number {
  return ERROR_CODES[BY_SQL_STATE[sqlState] ?? 'InternalError'];
}

const NAMES = new Map<number, string>(Object.entries(ERROR_CODES).map(([name, code]) => [code, name]));

export function findErrorName(code: number): string {
  return NAMES.get(code) ?? `Location${code}`;
}

/**
 * The SQLSTATE of an error code inside a write result: PostgreSQL packs its five characters into an integer, six bits
 * each, the first lowest, counted from '0'.
 */
export function unpackSqlState(packed: number): string {
  return [0, 6, 12, 18, 24].map((shift) => String.fromCharCode(((packed >> shift) & 0x3f) + 48)).join('');
}
