/** 文件夹 of `super`, and which works lie in them. */
export const SEEDED_FOLDERS: readonly {
  id: number;
  ownerId: number;
  name: string;
  works: readonly string[];
}[] = [
  {
    id: 1,
    ownerId: 10003,
    name: '家里的书',
    works: ['our-first-year', 'golden-anniversary', 'graduation-class-two', 'by-the-stove'],
  },
  {
    id: 2,
    ownerId: 10003,
    name: '公司资料',
    works: ['annual-report-2026', 'brand-handbook', 'new-colleague-handbook', 'cloud-peak-architects'],
  },
  { id: 3, ownerId: 10003, name: '行走', works: ['west-lake-four-seasons', 'round-the-island-ride'] },
];

/** 标签 by work; whoever has the work has them. */
export const SEEDED_TAGS: Readonly<Record<string, readonly string[]>> = {
  'west-lake-four-seasons': ['旅行', '湖'],
  'round-the-island-ride': ['旅行', '骑行'],
  'lamp-by-the-window': ['诗'],
  'little-whale-letter': ['童书'],
  'our-first-year': ['家人'],
  'golden-anniversary': ['家人'],
  'annual-report-2026': ['客户'],
  'brand-handbook': ['客户', '待更新'],
};

interface PlacedCopy {
  readonly id: number;
  readonly ownerId: number;
  readonly artId: string;
  readonly name: string;
  readonly archivedDaysAgo?: number;
  readonly trashedDaysAgo?: number;
}

/** Works beside the others, for the archive and the trash. */
export const SEEDED_ASIDE: readonly PlacedCopy[] = [
  { id: 50101, ownerId: 10003, artId: 'mountain-wild', name: '山野 · 试刊', archivedDaysAgo: 40 },
  { id: 50102, ownerId: 10003, artId: 'dwelling', name: '居所 · 旧版', archivedDaysAgo: 12 },
  { id: 50103, ownerId: 10003, artId: 'flora', name: '草木 · 初稿', trashedDaysAgo: 3 },
  { id: 50104, ownerId: 10003, artId: 'coastline', name: '海岸线（副本）', trashedDaysAgo: 28 },
  { id: 51101, ownerId: 10002, artId: 'between-the-lines', name: '字里行间（副本）', trashedDaysAgo: 6 },
];
