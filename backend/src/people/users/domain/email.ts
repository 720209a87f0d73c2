/** E-mail addresses are kept and looked up in lower case: they are one without regard to it. */
export function storedEmail(email: string): string {
  return email.toLowerCase();
}
