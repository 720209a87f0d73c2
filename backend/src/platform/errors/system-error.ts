/** Whether a system call failed by this reason: 'ENOENT', 'ESRCH'. By its shape, since the error may come from another realm. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
