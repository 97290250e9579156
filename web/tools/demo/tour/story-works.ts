import type { TourChapter } from './story-types.ts';

// The reader opens in a page of its own, without the demo's bar, so the tour stays here and waits.
export const WORKS: TourChapter = {
  name: 'works',
  title: '我的作品',
  at: '/manager/opus_list/',
  steps: [
    {
      title: '从一件作品到一本书',
      text: '跟着会员林晓舟，把孩子第一年的照片印成书：先翻一翻，再选工艺、下单、付款，看它在工坊里做出来、送到手里。',
      notes:
        '开场先问客户：上一次印画册，从定稿到拿到手用了几天、改了几次报价？今天的十个章节大约八分钟，随时可以停下来动手试。',
    },
    {
      title: '作品都在这里',
      text: '每件作品都有封面、页数和尺寸，发布没有、何时改过，一眼看清。',
      notes: '把鼠标停在封面上，它会自己翻几页。可以搜索、按状态和标签筛选，也可以分进文件夹。',
      target: { role: 'article', name: '我们的第一年' },
    },
    {
      title: '打开来读',
      text: '点封面，在新页面里一页一页翻开这本书。看完关掉那一页，导览还在这里等您。',
      notes: '真的点开：翻几页，试试目录、搜索和放大。手机上也能读，发布以后把链接发给谁都行。',
      target: { role: 'link', name: '打开阅读《我们的第一年》' },
    },
    {
      title: '满意了，就去印',
      text: '点“印刷”，就可以为这件作品挑规格。',
      notes: '可以真的点“印刷”，导览会跟着您走；直接按“下一站”也会到同样的地方。',
      target: { role: 'button', name: '印刷《我们的第一年》' },
    },
  ],
};
