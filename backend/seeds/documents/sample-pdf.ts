const PAGE = { width: 595, height: 842 };

interface Run {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  /** 0 is black, 1 is white. */
  readonly grey: number;
}

/**
 * One A4 page with its title and the word SAMPLE. Written by hand: the demo must also fill a shop without a browser for
 * printing.
 * @param title and `lines` in Latin letters
 */
export function samplePdf(title: string, lines: readonly string[]): Buffer {
  const runs: Run[] = [
    { text: 'SAMPLE', size: 110, x: 78, y: 420, grey: 0.86 },
    { text: title, size: 22, x: 60, y: 740, grey: 0 },
    ...lines.map((text, index) => ({ text, size: 13, x: 60, y: 690 - index * 24, grey: 0 })),
    {
      text: 'Made up for the demo of this shop. Not a document of any authority or bank.',
      size: 11,
      x: 60,
      y: 80,
      grey: 0.3,
    },
  ];
  const content = runs.map(drawn).join('\n');
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

const drawn = ({ text, size, x, y, grey }: Run): string =>
  `BT /F ${size} Tf ${grey} g ${x} ${y} Td (${text.replace(/[\\()]/g, String.raw`\$&`)}) Tj ET`;

/** The objects with the table of their places, as ISO 32000 has it. */
function fileOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
