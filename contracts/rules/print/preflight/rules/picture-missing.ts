import type { PageRule } from '../finding.ts';
import { boxOf, withElement } from '../places.ts';

const WORDS = {
  missing: ['缺少图片，印刷后此处为空白', '这张图片的文件已经不在了，请换一张图片。'],
  pending: ['图片还没有传完，印刷后此处为空白', '等图片传完，再检查一次。'],
  foreign: ['图片不在你的文件中，印刷后此处为空白', '这张图片属于别人，请上传自己的图片替换。'],
} as const;

/** A picture without a file that can be printed (缺图). */
export const pictureMissing: PageRule = {
  id: 'picture-missing',
  check({ elements }, { pictures }) {
    return elements.flatMap((element) => {
      const file = element.kind === 'image' ? pictures[element.source] : undefined;
      if (!file || file.state === 'pixels' || file.state === 'drawn') return [];
      const [text, why] = WORDS[file.state];
      return { level: 'error', text, why, element, place: boxOf(element), mend: '删除空图框' };
    });
  },
  mend: (document, finding) => withElement(document, finding, () => null),
};
