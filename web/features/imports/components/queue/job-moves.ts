import type { ImportJob } from '../../model/import-job.ts';

/** What can be done with an import (操作). */
export type JobMove =
  | 'read'
  | 'publish'
  | 'print'
  | 'pause'
  | 'goOn'
  | 'retry'
  | 'provide'
  | 'importAgain'
  | 'cancel'
  | 'dismiss';

/** The moves of each stage, likeliest first; the first is the primary button where the member has to act. */
export function movesOf(job: ImportJob): readonly JobMove[] {
  const { stage, type } = job;
  const reading: readonly JobMove[] = isReadable(job) ? ['read'] : [];
  switch (stage) {
    case 'waiting':
    case 'reading':
      return ['cancel'];
    case 'refused':
      return ['dismiss'];
    case 'known':
      return ['read', 'print', 'importAgain', 'dismiss'];
    case 'elsewhere':
      return reading;
    case 'running':
      return [...reading, 'pause', 'cancel'];
    case 'paused':
      return ['goOn', ...reading, 'cancel'];
    case 'wanting-file':
      return ['provide', ...reading, 'cancel'];
    case 'failed':
      return ['retry', ...reading, 'cancel'];
    case 'done':
      return type === 'ebook' ? ['read', 'publish', 'print', 'dismiss'] : ['print', 'read', 'dismiss'];
  }
}

/** Its reader has something to show. */
function isReadable({ code, pagesDone }: ImportJob): boolean {
  return code !== '' && pagesDone > 0;
}

/** The label of a button; printing (印刷) is named by its next step where the work is only for printing. */
export function moveName(move: JobMove, { stage, type }: ImportJob): string {
  switch (move) {
    case 'read':
      if (stage === 'done' || stage === 'known') return type === 'ebook' ? '翻阅' : '预览';
      return '先翻阅已完成的页';
    case 'publish':
      return '发布';
    case 'print':
      return type === 'ebook' ? '印刷' : '加入购物车';
    case 'pause':
      return '暂停';
    case 'goOn':
      return '继续';
    case 'retry':
      return '重试';
    case 'provide':
      return '重新选择文件';
    case 'importAgain':
      return '再导入一份';
    case 'cancel':
      return stage === 'failed' ? '放弃' : '取消';
    case 'dismiss':
      return '移除记录';
  }
}

/** Whether the member has to act in this stage, so that the first button is primary. */
export function hasMainMove({ stage }: ImportJob): boolean {
  return stage === 'done' || stage === 'paused' || stage === 'wanting-file' || stage === 'failed';
}
