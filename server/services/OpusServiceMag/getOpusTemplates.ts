import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { pageCountOf } from '#contracts/rules/templates/album-document.ts';
import { ALBUMS } from '#contracts/rules/templates/albums.ts';
import { sampleAddress } from '#contracts/rules/templates/sample-address.ts';
import { TEMPLATES } from '#db/queries/publications/creating.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 模板. */
export const getOpusTemplates: Handler<'OpusServiceMag.getOpusTemplates'> = ({ type = '' }) => {
  if (type !== '' && type !== 'album') throw fieldRefusal('bad-type', '没有这种模板');
  return { code: 0, message: '成功', data: { list: type === 'album' ? ALBUMS.map(albumLine) : WORKS } };
};

const WORKS = TEMPLATES.map(({ artId, type, title, subtitle, widthMm, heightMm, pageNum }) => ({
  ...{ template: artId, type, name: title, subtitle, photoPath: coverAddress(artId) },
  ...{ widthMm, heightMm, pageNum, pages: [] },
}));

function albumLine(album: (typeof ALBUMS)[number]) {
  const { id, name, subtitle, widthMm, heightMm } = album;
  const pageNum = pageCountOf(album);
  const pages = Array.from({ length: pageNum }, (_, at) => sampleAddress(id, at + 1));
  return {
    ...{ template: id, type: 'album' as const, name, subtitle, photoPath: sampleAddress(id, 1) },
    ...{ widthMm, heightMm, pageNum, pages },
  };
}
