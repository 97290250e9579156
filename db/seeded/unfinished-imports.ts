const DAYS = 24;

/** 未完成的导入 of `super`: one that waits for its file, one of which pages failed. Newer works stand before them. */
export const SEEDED_IMPORTS = [
  {
    ownerId: 10003,
    artId: 'terraces-above-clouds',
    name: '云上梯田 · 精选',
    type: 'album',
    pageNum: 12,
    missing: [9, 10, 11, 12],
    isOver: false,
    hoursAgo: 9 * DAYS,
  },
  {
    ownerId: 10003,
    artId: 'autumn-under-ginkgo',
    name: '银杏树下 · 扫描件',
    type: 'ebook',
    pageNum: 10,
    missing: [4, 7],
    isOver: true,
    hoursAgo: 31 * DAYS,
  },
] as const;
