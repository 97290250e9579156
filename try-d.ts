import { rmSync } from 'node:fs';
import { printFile } from './server/print/print-file.ts';
import { EVERY_KIND, SIZE } from './server/print/testing/every-kind.ts';
for (const form of ['read', 'print'] as const) {
  const path = `/tmp/d-out/${form}.pdf`;
  rmSync(path, { force: true });
  const t = performance.now();
  console.log(await printFile({ form, title: '试印', author: '沈知远', at: 0, ...SIZE, pages: EVERY_KIND.map((e) => e.page), outline: [{title:'一',level:1,page:1},{title:'二',level:2,page:3},{title:'三',level:1,page:9}], files: {}, fontFolder: '/tmp/d-out/fonts' }, path), Math.round(performance.now() - t), EVERY_KIND.length);
}
