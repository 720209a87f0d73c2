export default async function globalTeardown() {
  await globalThis.browserTestShop?.stop();
}
