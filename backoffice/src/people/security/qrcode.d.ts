/** The only function that is used of a package without types. */
declare module 'qrcode' {
  export function toString(text: string, options: { type: 'svg'; margin: number }): Promise<string>;
}
