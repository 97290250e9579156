import { describe, expect, it } from 'vitest';
import type { ImportJob } from '../../model/import-job.ts';
import { jobWith } from './job.fixture.ts';
import { fileWords, shareDone, stageWords } from './job-words.ts';

describe('an import says how far it is', () => {
  it.each<[Partial<ImportJob>, string]>([
    [{ stage: 'waiting' }, '排队中，前面的文件完成后自动开始'],
    [{ stage: 'reading' }, '正在检查文件…'],
    [{}, '正在转换第 7 页，共 24 页 · 原文件已上传 45%'],
    [{ sentShare: 1 }, '正在转换第 7 页，共 24 页'],
    [{ kind: 'images', sentShare: 0.25 }, '正在转换第 7 页，共 24 页'],
    [{ pagesDone: 24, sentShare: 0.999 }, '页面都好了，正在上传原文件 99%'],
    [{ pagesDone: 24, sentShare: 1 }, '页面都好了，正在收尾…'],
    [{ stage: 'elsewhere' }, '正在另一个标签页里转换，已完成 6 / 24 页'],
    [{ stage: 'paused' }, '已暂停，完成的 6 页都在'],
    [{ stage: 'paused', pagesDone: 0 }, '已暂停，随时可以继续'],
    [{ stage: 'paused', problem: '网络不稳定，已暂停' }, '网络不稳定，已暂停，完成的 6 页都在'],
    [{ stage: 'failed', problem: '第 3 页转换失败', pagesDone: 23 }, '第 3 页转换失败，完成的 23 页都在'],
    [{ stage: 'failed', problem: '存储空间不足', pagesDone: 0 }, '存储空间不足'],
    [{ stage: 'refused', problem: '该 PDF 已加密，请先解除密码' }, '该 PDF 已加密，请先解除密码'],
    [{ stage: 'known' }, '这份文件已经做成《湖上手记》，可以直接使用'],
    [{ stage: 'done' }, '已完成，共 24 页'],
  ])('%o', (changes, words) => {
    expect(stageWords(jobWith(changes))).toBe(words);
  });
});

it('names what is known of its file and nothing else', () => {
  expect(fileWords(jobWith({}))).toBe('湖上手记.pdf · 12 MB · 24 页');
  expect(fileWords(jobWith({ pageNum: 0, bytes: 0 }))).toBe('湖上手记.pdf');
});

it.each<[Partial<ImportJob>, number | null]>([
  [{ pageNum: 0 }, null],
  [{ stage: 'waiting', pageNum: 0 }, 0],
  [{ sentShare: 0 }, 0.25],
  [{ pagesDone: 24, sentShare: 1 }, 1],
  [{ kind: 'images' }, 0.25],
  // What the server alone knows of says nothing about the file itself.
  [{ stage: 'failed', sentShare: 0 }, 0.25],
])('%o is done by that share', (changes, share) => {
  expect(shareDone(jobWith(changes))).toBe(share);
});
