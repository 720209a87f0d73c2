import { ADMINISTRATOR, startShop } from './shop-server.mjs';

// The file is there after the build only, and of another workspace: it is loaded at run time.
const CHROMIUM_INSTALL = new URL('../../backend/dist/src/chromium-install.js', import.meta.url);

/** One shop and one unpacked browser for the whole run; the workers find both in their environment. */
export default async function globalSetup() {
  const shop = await startShop();
  globalThis.browserTestShop = shop;
  void shop.failure.then((text) => text && console.error(text));
  const { prepareChromium } = await import(CHROMIUM_INSTALL.href);
  const browser = await prepareChromium({ browserPath: process.env.PDF_BROWSER || undefined });
  process.env.BROWSER_TEST_CHROMIUM = JSON.stringify(browser);
  process.env.BROWSER_TEST_URL = shop.baseUrl;
  process.env.BROWSER_TEST_ADMINISTRATOR = JSON.stringify(ADMINISTRATOR);
}
