import { load } from '../load.mjs';
import { pdfPath } from '../pdf-browser.mjs';
import { residentMiB } from '../processor-time.mjs';

const PDFS = 500;
const AT_ONCE = 4;

/** The same document many times, four at a time; its browser has started by then. */
export async function manyPdfs(shop, { staff }) {
  const path = await pdfPath(staff);
  const target = { url: shop.url + path, headers: staff.headers, connections: AT_ONCE };
  await load(target, 2);
  const before = memory(shop);
  let done = 0;
  const started = performance.now();
  const worker = async () => {
    while ((done += 1) <= PDFS) await staff.get(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: PDFS / seconds, before, after: memory(shop) };
}

const memory = ({ pid }) => ({ serverMiB: residentMiB(pid), withBrowserMiB: residentMiB(pid, { below: true }) });
