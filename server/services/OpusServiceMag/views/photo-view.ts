import type { Output } from '#contracts/operations.ts';
import type { PhotoRow } from '#db/queries/files/member-photos.ts';

type Photo = Extract<Output<'OpusServiceMag.getPhotos'>, { code: 0 }>['data']['list'][number];

/** 照片 as it is told. */
export function photoView({ hash, name, width, height, takenAt, place }: PhotoRow): Photo {
  return {
    ...{ photo: hash, name: name ?? '', width: width ?? 0, height: height ?? 0 },
    takenAt: takenAt === null ? '' : new Date(takenAt).toISOString(),
    ...(place ? { place } : {}),
    isBrought: name === null ? 'N' : 'Y',
  };
}
