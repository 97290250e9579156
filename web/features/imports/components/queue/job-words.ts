import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { pageRanges } from '#contracts/rules/publications/import-fields.ts';
import type { ImportJob, ImportStage } from '../../model/import-job.ts';

/** Where an import stands, in a word or two (导入状态). */
export const STAGE_NAMES: Readonly<Record<ImportStage, string>> = {
  reading: '检查中',
  refused: '不能导入',
  known: '已经导入过',
  running: '转换中',
  paused: '已暂停',
  'wanting-file': '等待文件',
  failed: '没有完成',
  done: '已完成',
};

/** What a file is: 西湖四季.pdf · 12 MB · 100 页; what is not known yet is left out. */
export function fileWords({ fileName, bytes, pageNum }: ImportJob): string {
  return [fileName, bytes > 0 ? sizeInWords(bytes) : '', pageNum > 0 ? `${pageNum} 页` : '']
    .filter((part) => part !== '')
    .join(' · ');
}

/** How far it is, or why it is not, in one sentence. */
export function stageWords(job: ImportJob): string {
  const { stage, problem, pageNum } = job;
  switch (stage) {
    case 'reading':
      return '正在检查文件…';
    case 'running':
      return runningWords(job);
    case 'paused':
      return problem === '' ? `已暂停，${keptWords(job)}` : problem;
    case 'wanting-file':
      return problem === '' ? '请重新选择这份文件，从停下的地方继续' : problem;
    case 'failed':
      return problem === '' ? failedWords(job) : problem;
    case 'known':
      return problem === '' ? `这份文件已经做成《${job.name}》，可以直接翻阅` : problem;
    case 'refused':
      return problem;
    case 'done':
      return pageNum > 0 ? `已完成，共 ${pageNum} 页` : '已完成';
  }
}

function runningWords({ kind, pageNum, pagesDone, sentShare }: ImportJob): string {
  if (pageNum === 0) return '正在打开文件…';
  if (pagesDone < pageNum) {
    const pages = `正在转换第 ${pagesDone + 1} 页，共 ${pageNum} 页`;
    return kind === 'pdf' && sentShare < 1 ? `${pages} · 原文件已上传 ${percent(sentShare)}` : pages;
  }
  return sentShare < 1 ? `页面都好了，正在上传原文件 ${percent(sentShare)}` : '页面都好了，正在收尾…';
}

function failedWords({ failedPages, pageNum }: ImportJob): string {
  if (failedPages.length === 0) return '没有完成，请重试';
  const pages = pageRanges(failedPages).replaceAll(',', '、');
  return `第 ${pages} 页没有转换成功，其余 ${pageNum - failedPages.length} 页都在`;
}

function keptWords({ pagesDone }: ImportJob): string {
  return pagesDone === 0 ? '随时可以继续' : `完成的 ${pagesDone} 页都在`;
}

/** Never 100 before it is all there. */
function percent(share: number): string {
  return `${Math.floor(share * 100)}%`;
}

/** How much of the whole work is done, 0 to 1; null while nobody can know. A PDF is sent itself beside its pages. */
export function shareDone({ stage, kind, pageNum, pagesDone, sentShare }: ImportJob): number | null {
  if (stage === 'done') return 1;
  if (pageNum === 0) return null;
  const pages = pagesDone / pageNum;
  return kind === 'pdf' ? (pages + sentShare) / 2 : pages;
}

/** What is lost when it is given up now. */
export function givingUpLoses({ pagesDone, name }: ImportJob): string {
  return `《${name}》已完成的 ${pagesDone} 页会一并删除，不能恢复。您电脑上的文件不受影响。`;
}
