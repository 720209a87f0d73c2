/** Injection token of the `DocumentsOptions`; whoever starts the application provides them. */
export const DOCUMENTS_OPTIONS = Symbol('DOCUMENTS_OPTIONS');

export interface DocumentsOptions {
  /** A Chromium of the machine, in place of the packaged one. */
  readonly browserPath?: string;
  /** Where the packaged browser is unpacked; the cache folder of the user unless told. */
  readonly cacheDir?: string;
  /** Documents printed at the same time; 2 unless told. */
  readonly concurrency?: number;
}
