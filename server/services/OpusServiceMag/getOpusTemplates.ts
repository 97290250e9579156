import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { TEMPLATES } from '#db/queries/publications/creating.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 模板. */
export const getOpusTemplates: Handler<'OpusServiceMag.getOpusTemplates'> = () => ({
  code: 0,
  message: '成功',
  data: {
    list: TEMPLATES.map(({ artId, type, title, subtitle, widthMm, heightMm, pageNum }) => ({
      ...{ template: artId, type, name: title, subtitle, photoPath: coverAddress(artId) },
      ...{ widthMm, heightMm, pageNum },
    })),
  },
});
