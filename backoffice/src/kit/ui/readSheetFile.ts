import { sheetsFrom, type SheetWorker } from '@shop/contract/sheets/worker-answer';

const start = (): SheetWorker => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });

/** The sheets of a chosen file. @throws UnreadableSheet */
export const readSheetFile = (file: File, most?: number) => sheetsFrom(file, start, most);
