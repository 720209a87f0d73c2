import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All text of a PDF, its pieces separated by single spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pieces: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pieces.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await loading.destroy();
  return pieces.join(' ').replaceAll(/\s+/g, ' ');
}
