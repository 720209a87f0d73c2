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
import { api, at, dataOf } from './client';

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
