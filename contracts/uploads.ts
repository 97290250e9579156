import { OPERATIONS, type OperationId, type OperationMeta } from './operations.ts';

export type CallId =
  | OperationId
  | 'media.uploadSource'
  | 'media.uploadPage'
  | 'media.uploadOrderPhoto'
  | 'media.uploadCardPicture'
  | 'media.uploadSlip'
  | 'media.uploadAvatar'
  | 'media.uploadPhoto';

/** A call as the journal and the rules of faults know it: an operation, or an upload. */
export interface CallMeta
  extends Pick<OperationMeta, 'httpMethod' | 'path' | 'provenance' | 'effect' | 'membership'> {
  readonly id: CallId;
}

/** 上传: what travels beside the table of operations, because its bytes are no form (decision 33). */
function upload(id: CallId, path: string): CallMeta {
  return { id, path, httpMethod: 'POST', provenance: 'invented', effect: 'write', membership: null };
}

export const UPLOADS = {
  source: upload('media.uploadSource', '/media/opus/:opusID/source'),
  page: upload('media.uploadPage', '/media/opus/:opusID/pages/:no'),
  avatar: upload('media.uploadAvatar', '/media/avatar'),
  photo: upload('media.uploadPhoto', '/media/photos'),
  orderPhoto: upload('media.uploadOrderPhoto', '/media/orders/:orderNo/photos'),
  cardPicture: upload('media.uploadCardPicture', '/media/cards/:cardID/:picture'),
  slip: upload('media.uploadSlip', '/media/payments/:payNo/slip'),
};

export const CALL_IDS: readonly CallId[] = [...OPERATIONS, ...Object.values(UPLOADS)].map(({ id }) => id);

export function isCallId(id: string): id is CallId {
  return CALL_IDS.some((known) => known === id);
}
