import type { BeginMoveInDto, MoveInFileDto, MoveInUploadDto, UpdateMoveInDto } from '@shop/contract/api';
import { MAX_LENGTH } from '@shop/contract/limits';
import { MOVE_IN_FILE_TYPE, type MoveInKind } from '@shop/contract/move-in';
import { api, dataOf, getFile, sendFile } from './client';

const at = (id: string) => ({ params: { path: { id } } });
const ofKind = (id: string, kind: MoveInKind) => ({ params: { path: { id, kind } } });

/** The calls of a move from other books. */
export const moveInCalls = {
  getMoveIns: () => dataOf(api.GET('/api/move-ins')),
  getMoveIn: (id: string) => dataOf(api.GET('/api/move-ins/{id}', at(id))),
  getMoveInSteps: (id: string) => dataOf(api.GET('/api/move-ins/{id}/steps', at(id))),
  getMoveInReport: (id: string) => dataOf(api.GET('/api/move-ins/{id}/report', at(id))),
  beginMoveIn: (body: BeginMoveInDto) => dataOf(api.POST('/api/move-ins', { body })),
  updateMoveIn: (id: string, body: UpdateMoveInDto) => dataOf(api.PUT('/api/move-ins/{id}', { ...at(id), body })),
  uploadMoveInFile: (id: string, kind: MoveInKind, file: File) => {
    const query = { name: file.name.slice(-MAX_LENGTH.fileName) };
    return sendFile('/api/move-ins/{id}/{kind}/file', { ...ofKind(id, kind).params, query }, file, MOVE_IN_FILE_TYPE);
  },
  updateMoveInFile: (id: string, kind: MoveInKind, body: MoveInUploadDto) =>
    dataOf(api.PUT('/api/move-ins/{id}/{kind}/file', { ...ofKind(id, kind), body })),
  getMoveInFile: (id: string, kind: MoveInKind) => getFile('/api/move-ins/{id}/{kind}/file', ofKind(id, kind).params),
  importMoveInFile: (id: string, kind: MoveInKind, body: MoveInFileDto) =>
    dataOf(api.POST('/api/move-ins/{id}/{kind}', { ...ofKind(id, kind), body })),
  undoMoveInStep: (id: string, kind: MoveInKind) =>
    dataOf(api.POST('/api/move-ins/{id}/{kind}/undo', ofKind(id, kind))),
  finishMoveIn: (id: string, reason: string) =>
    dataOf(api.POST('/api/move-ins/{id}/live', { ...at(id), body: { reason } })),
  undoMoveIn: (id: string) => dataOf(api.POST('/api/move-ins/{id}/undo', at(id))),
};
