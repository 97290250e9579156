import type { NoticeWords } from '../orders/order-notices.ts';
import { worksNamed } from './works-named.ts';

/** The notice when a file has become a work, or some of its pages failed (转换通知), with its link. */
export function conversionNotice(name: string, failedPages: number): NoticeWords & { readonly path: string } {
  if (failedPages === 0) {
    return { title: '转换完成', text: `《${name}》已转换完成，可以翻阅、发布或印刷`, path: worksNamed(name) };
  }
  const text = `《${name}》有 ${failedPages} 页未能转换，其余页面已保存，可以重试`;
  return { title: '转换未完成', text, path: '/manager/opus_list/all?upload=1' };
}
