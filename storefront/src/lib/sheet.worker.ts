import { answerSheets } from '@shop/contract/sheets/worker-answer';

self.onmessage = ({ data }: MessageEvent<Uint8Array>) => self.postMessage(answerSheets(data));
