import { sizeInWords } from '#contracts/rules/files/storage.ts';
import type { ImportJob, ImportStage } from '../../model/import-job.ts';

/** The stages of an import in a word or two (导入状态). */
export const STAGE_NAMES: Readonly<Record<ImportStage, string>> = {
  waiting: '排队中',
  reading: '检查中',
  refused: '不能导入',
  known: '已经导入过',
  running: '转换中',
  elsewhere: '转换中',
  paused: '已暂停',
  'wanting-file': '等待文件',
  failed: '没有完成',
  done: '已完成',
};

/** The facts about a file: 西湖四季.pdf · 12 MB · 100 页; unknown ones are left out. */
export function fileWords({ fileName, bytes, pageNum }: ImportJob): string {
  return [fileName, bytes > 0 ? sizeInWords(bytes) : '', pageNum > 0 ? `${pageNum} 页` : '']
    .filter((part) => part !== '')
    .join(' · ');
}

/** How far it is, or why it is not, in one sentence. */
export function stageWords(job: ImportJob): string {
  const { stage, problem, name, pageNum, pagesDone } = job;
  switch (stage) {
    case 'waiting':
      return '排队中，前面的文件完成后自动开始';
    case 'reading':
      return '正在检查文件…';
    case 'running':
      return runningWords(job);
    case 'elsewhere':
      return `正在另一个标签页里转换，已完成 ${pagesDone} / ${pageNum} 页`;
    case 'known':
      return `这份文件已经做成《${name}》，可以直接使用`;
    case 'done':
      return `已完成，共 ${pageNum} 页`;
    case 'refused':
    case 'wanting-file':
      return problem;
    case 'paused':
      return [problem || '已暂停', keptWords(job)].join('，');
    case 'failed':
      return pagesDone > 0 ? [problem, keptWords(job)].join('，') : problem;
  }
}

function runningWords({ kind, pageNum, pagesDone, sentShare }: ImportJob): string {
  if (pagesDone < pageNum) {
    const pages = `正在转换第 ${pagesDone + 1} 页，共 ${pageNum} 页`;
    return kind === 'pdf' && sentShare < 1 ? `${pages} · 原文件已上传 ${percent(sentShare)}` : pages;
  }
  return sentShare < 1 ? `页面都好了，正在上传原文件 ${percent(sentShare)}` : '页面都好了，正在收尾…';
}

function keptWords({ pagesDone }: ImportJob): string {
  return pagesDone === 0 ? '随时可以继续' : `完成的 ${pagesDone} 页都在`;
}

/** Never 100 before it is all there. */
function percent(share: number): string {
  return `${Math.floor(share * 100)}%`;
}

/**
 * How much of the whole work is done, 0 to 1; null while it is unknown. A PDF is sent itself beside its pages; where
 * this tab does it, nothing is done before it has arrived.
 */
export function shareDone({ stage, kind, pageNum, pagesDone, sentShare }: ImportJob): number | null {
  if (pageNum === 0) return stage === 'waiting' ? 0 : null;
  const pages = pagesDone / pageNum;
  const sendsFile = kind === 'pdf' && (stage === 'running' || stage === 'paused');
  return sendsFile ? Math.min(pages, 0.9 + sentShare / 10) : pages;
}

/** What is deleted when it is cancelled now. */
export function cancelConsequence({ pagesDone, name }: ImportJob): string {
  return `《${name}》已完成的 ${pagesDone} 页会一并删除，不能恢复。您电脑上的文件不受影响。`;
}
