import type { DataOf } from '#web/kit/ask/send.ts';

export type WorkPage = DataOf<'OpusServiceMag.getOpusList'>;
/** A work (作品) as its owner's lists show it. */
export type Work = WorkPage['list'][number];
export type WorkMove = Work['moves'][number];
/** Folders and tags, with the number of works in each. */
export type WorkPlaces = DataOf<'OpusServiceMag.getOpusPlaces'>;
export type Folder = WorkPlaces['folders'][number];

/** A work as it was seen; a later change is not overwritten. */
export type KnownWork = Pick<Work, 'ID' | 'revision'>;

/** Works as a call names them. */
export const seen = (works: readonly KnownWork[]) => ({
  opusIDs: works.map(({ ID }) => ID).join(','),
  revisions: works.map(({ revision }) => revision).join(','),
});

/** One work as a call names it. */
export const seenOne = ({ ID, revision }: KnownWork) => ({ opusID: ID, revision });
