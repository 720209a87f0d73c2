import type { Identifier } from 'react-admin';
import type {
  BounceChequeDto,
  ClearChequeDto,
  ClearChequesDto,
  DepositChequesDto,
  GiveBackChequeDto,
  HandOverChequeDto,
  PreviewSeriesDto,
  RecordChequeDto,
  RecordSeriesDto,
  ReplaceChequeDto,
  SettleChequeDto,
  UpdateChequeDto,
} from '@shop/contract/api';
import type { ChequeFileKind } from '@shop/contract/cheques';
import { api, at, dataOf, sendFile } from './client';
import { fileNameOf } from './conversationCalls';

/** The parameters of a file of a cheque. */
export const ofFile = (id: Identifier, kind: ChequeFileKind) => ({ path: { id: String(id), kind } });

/** The calls for the register of cheques. */
export const chequeCalls = {
  getChequeTotals: () => dataOf(api.GET('/api/cheques/totals')),
  getChequeCalendar: () => dataOf(api.GET('/api/cheques/calendar')),
  recordCheque: (body: RecordChequeDto) => dataOf(api.POST('/api/cheques', { body })),
  previewChequeSeries: (body: PreviewSeriesDto) => dataOf(api.POST('/api/cheques/series/preview', { body })),
  recordChequeSeries: (body: RecordSeriesDto) => dataOf(api.POST('/api/cheques/series', { body })),
  updateCheque: (id: Identifier, body: UpdateChequeDto) =>
    dataOf(api.PUT('/api/cheques/{id}', { params: at(id), body })),
  withdrawCheque: (id: Identifier, reason: string) =>
    dataOf(api.DELETE('/api/cheques/{id}', { params: { ...at(id), query: { reason } } })),
  uploadChequeFile: (id: Identifier, kind: ChequeFileKind, file: File): Promise<unknown> =>
    sendFile('/api/cheques/{id}/files/{kind}', { ...ofFile(id, kind), query: { name: fileNameOf(file) } }, file),
  removeChequeFile: (id: Identifier, kind: ChequeFileKind) =>
    dataOf(api.DELETE('/api/cheques/{id}/files/{kind}', { params: ofFile(id, kind) })),
  depositCheques: (body: DepositChequesDto) => dataOf(api.POST('/api/cheque-deposits', { body })),
  clearCheque: (id: Identifier, body: ClearChequeDto) =>
    dataOf(api.POST('/api/cheques/{id}/clear', { params: at(id), body })),
  clearCheques: (body: ClearChequesDto) => dataOf(api.POST('/api/cheques/clear', { body })),
  bounceCheque: (id: Identifier, body: BounceChequeDto) =>
    dataOf(api.POST('/api/cheques/{id}/bounce', { params: at(id), body })),
  replaceCheque: (id: Identifier, body: ReplaceChequeDto) =>
    dataOf(api.POST('/api/cheques/{id}/replace', { params: at(id), body })),
  giveChequeBack: (id: Identifier, body: GiveBackChequeDto) =>
    dataOf(api.POST('/api/cheques/{id}/give-back', { params: at(id), body })),
  settleCheque: (id: Identifier, body: SettleChequeDto) =>
    dataOf(api.POST('/api/cheques/{id}/settle', { params: at(id), body })),
  handChequeOver: (id: Identifier, body: HandOverChequeDto) =>
    dataOf(api.POST('/api/cheques/{id}/hand-over', { params: at(id), body })),
};
