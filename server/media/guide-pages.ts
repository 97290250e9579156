import { BINDINGS, HARDCOVER_WARNING } from '#contracts/rules/account/bindings.ts';

/** Pages that the product shows in a frame below /manager/Aitus. */
export interface GuidePage {
  readonly name: string;
  readonly html: string;
}

const STYLE = `
  body { margin: 0 auto; max-width: 720px; padding: 32px 24px 64px; color: #1D2433; background: #fff;
    font: 16px/1.8 "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", sans-serif; }
  h1 { font-size: 26px; color: #203864; margin: 0 0 8px; }
  h2 { font-size: 18px; color: #203864; margin: 32px 0 4px; }
  p { margin: 0 0 8px; } .lead { color: #5B6475; }
`;

function page(title: string, lead: string, sections: readonly (readonly [string, string])[]): string {
  const body = sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><p class="lead">${lead}</p>${body}</body></html>`;
}

export const GUIDE_PAGES: readonly GuidePage[] = [
  {
    name: 'print-guide',
    html: page('印前指南', '下单之前花三分钟看一遍，印出来的书更称心。', [
      ['出血与安全区', '每页四边各留 3 毫米出血，文字与人脸离裁切线至少 5 毫米。'],
      ['图片分辨率', '照片按成品尺寸不低于 300 dpi；低于 150 dpi 时，放大后的颗粒会明显看见。'],
      ['页数', '骑马钉须为 4 的倍数。页数不合时，可以补空白页，也可以改用胶装。'],
      ['封二与封三', HARDCOVER_WARNING],
      ['颜色', '屏幕上的亮蓝与荧光绿印不出来，交付前请以打样为准。'],
    ]),
  },
  {
    name: 'binding-guide',
    html: page(
      '装订方式说明',
      '十二种装订方式，各有合适的厚度与用途。',
      BINDINGS.map(({ name, description }) => [name, description] as const),
    ),
  },
];
