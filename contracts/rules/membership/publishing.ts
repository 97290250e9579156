import { isAreaOpen, levelsOf, PLANS, planOf } from '../account/membership.ts';
import type { PublicationType } from '../publications/publication-states.ts';
import { PATHS, type Screen } from '../screens/paths.ts';
import { soldIn } from './sold.ts';
import { LAPSED, type Membership, mayUseArea, workingLevel } from './standing.ts';

export interface WorkToPublish {
  readonly type: PublicationType;
  /** It was made from an uploaded file. */
  readonly isImported: boolean;
  /** It is published already, so it takes no more room. */
  readonly isPublished: boolean;
}

export interface Publisher {
  readonly membership: Membership;
  readonly today: string;
  readonly published: number;
}

/** Why a membership does not allow publishing a work, in the same words everywhere. */
export interface PublishLock {
  readonly reason: 'no-permission' | 'membership-lapsed' | 'published-full';
  readonly message: string;
  /** The levels that would. */
  readonly needVip: readonly string[];
}

const EBOOK_LEVELS = levelsOf('e-books');
const EBOOKS = `发布电子书和上传的文件需要${EBOOK_LEVELS.map((level) => `「${level}」`).join('、')}`;

/**
 * Who may publish what (发布): works of the online editor every member, within the limit of the plan; e-books, and
 * files that become one when published, members who may make e-books. A published work may always be published
 * again.
 */
export function publishLock(
  { type, isImported, isPublished }: WorkToPublish,
  { membership, today, published }: Publisher,
): PublishLock | null {
  const isEbook = type === 'ebook' || isImported;
  if (isEbook && !mayUseArea('e-books', membership, { today, isWrite: true })) {
    return isAreaOpen('e-books', membership.vipName)
      ? { reason: 'membership-lapsed', message: LAPSED, needVip: EBOOK_LEVELS }
      : { reason: 'no-permission', message: EBOOKS, needVip: EBOOK_LEVELS };
  }
  const { works } = planOf(workingLevel(membership, today));
  if (isPublished || published < works) return null;
  return {
    reason: 'published-full',
    message: `您的会员等级最多发布 ${works} 部作品，请先下架不用的，或升级会员`,
    needVip: PLANS.filter((plan) => plan.works > works).map(({ level }) => level),
  };
}

const EDITORS: readonly Pick<Screen, 'state'>[] = [
  PATHS.opusListEdit,
  PATHS.opusDocument,
  PATHS.opusDocCalendar,
];

/** The same for the plans, as far as a screen for such works is open. */
export function publishingWords(): readonly string[] {
  return [
    ...(EDITORS.some(({ state }) => state === 'open') ? ['在线编辑的作品，各级会员都可以发布'] : []),
    ...(soldIn('e-books').length > 0 ? [EBOOKS] : []),
  ];
}
