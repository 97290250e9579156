import { AREAS_OF_PAGE } from '#contracts/rules/pages/areas/check-areas.ts';
import { areasOf } from '#db/queries/publications/hot-areas.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { ownDraftOrRefuse } from './views/draft-view.ts';

/** 热区 of all pages. */
export const getHotAreas: Handler<'OpusServiceMag.getHotAreas'> = ({ opusID }, context) => {
  const { work, pages } = ownDraftOrRefuse(context, opusID);
  const { id, code, revision, name, widthMm, heightMm } = work;
  return {
    code: 0,
    message: '成功',
    data: {
      opusID: String(id),
      ...{ code, revision, name, widthMm, heightMm },
      areasMost: AREAS_OF_PAGE,
      pages: areasOf(context.db, pages).map(({ page, areas }) => ({ id: page, areas })),
    },
  };
};
