import { isShared } from '#contracts/rules/publications/publication-states.ts';
import type { Work, WorkMove } from './work.ts';

/** The actions in the menu of a work (操作): its moves, those of its link, and editing. Printing has a button of its own. */
export type WorkAction =
  | WorkMove
  | ('open' | 'edit' | 'areas' | 'share' | 'copyLink' | 'settings')
  /** The same pages with places for other photos. */
  | 'again';

export const ACTION_NAMES: Readonly<Record<WorkAction, string>> = {
  open: '打开阅读',
  edit: '编辑',
  areas: '热区',
  print: '印刷',
  publish: '发布',
  settings: '设置',
  rename: '重命名',
  move: '移动到文件夹',
  tag: '标签',
  copy: '复制作品',
  again: '照样再做一本',
  share: '分享',
  copyLink: '复制链接',
  archive: '归档',
  unarchive: '移出归档',
  withdraw: '下架',
  restore: '恢复',
  trash: '移入回收站',
  purge: '彻底删除',
};

const OFFERED: readonly WorkAction[] = [
  'open',
  'edit',
  'areas',
  'publish',
  'share',
  'copyLink',
  'settings',
  'rename',
  'move',
  'tag',
  'copy',
  'again',
  'archive',
  'unarchive',
  'restore',
  'withdraw',
  'trash',
  'purge',
];

type Shareable = Pick<Work, 'moves' | 'status' | 'publishLock' | 'type'>;

/** The actions of a card, likeliest first. The link of a work leads somewhere only once it is published. */
export function actionsOf({ moves, status, publishLock, type }: Shareable): WorkAction[] {
  const isOpen = isShared(status) && !moves.includes('restore');
  const isPublishable = moves.includes('publish') && publishLock === undefined;
  return OFFERED.filter((action) => {
    if (action === 'open') return true;
    // Like printing, they want all pages.
    if (action === 'edit' || action === 'areas') return moves.includes('print');
    if (action === 'again') return moves.includes('copy') && (type === 'album' || type === 'calendar');
    if (action === 'share') return isOpen;
    if (action === 'settings') return !moves.includes('restore');
    return action === 'copyLink' ? isOpen || isPublishable : moves.includes(action);
  });
}

/** What an action is called for this work. */
export function actionName(action: WorkAction, { status }: Pick<Work, 'status'>): string {
  if (action === 'publish' && status === 'changed') return '发布修改';
  if (action === 'copyLink' && !isShared(status)) return '发布并复制链接';
  return ACTION_NAMES[action];
}

/** The moves that are offered for several works at once, if every one of them allows it. */
const FOR_MANY: readonly WorkMove[] = ['move', 'tag', 'archive', 'unarchive', 'restore', 'trash', 'purge'];

export function movesOfAll(works: readonly { readonly moves: readonly WorkMove[] }[]): WorkMove[] {
  return FOR_MANY.filter((move) => works.every(({ moves }) => moves.includes(move)));
}

/** Destructive actions. */
export function isEnding(action: WorkAction): boolean {
  return action === 'withdraw' || action === 'trash' || action === 'purge';
}
