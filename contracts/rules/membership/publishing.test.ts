import { describe, expect, it } from 'vitest';
import { ENTERPRISE, PLANS, SUPER, VIP } from '../account/membership.ts';
import { PUBLICATION_TYPES } from '../publications/publication-states.ts';
import { publishingWords, publishLock } from './publishing.ts';

const member = (vipName: string, vipLastTime = '2027-11-23') => ({
  membership: { vipName, vipLastTime: vipName === '' ? '' : vipLastTime },
  today: '2026-11-23',
  published: 0,
});
const work = { type: 'album', isImported: false, isPublished: false } as const;

describe('who may publish what', () => {
  const MADE = PUBLICATION_TYPES.filter((type) => type !== 'ebook');

  it.each(PLANS.flatMap(({ level }) => MADE.map((type) => [level, type] as const)))(
    'a member of %j every %s of the online editor',
    (level, type) => {
      expect(publishLock({ ...work, type }, member(level))).toBeNull();
    },
  );

  const EBOOKS = [
    ['an e-book', { ...work, type: 'ebook' }],
    ['an uploaded file', { ...work, isImported: true }],
    ['an uploaded file that was published before', { ...work, isImported: true, isPublished: true }],
  ] as const;

  it.each(EBOOKS)('%s only who may make e-books, and everybody is told in the same words', (_what, ebook) => {
    expect(publishLock(ebook, member(SUPER))).toBeNull();
    for (const level of ['', VIP, ENTERPRISE]) {
      expect(publishLock(ebook, member(level))).toEqual({
        reason: 'no-permission',
        message: '发布电子书和上传的文件需要「超级会员」',
        needVip: [SUPER],
      });
    }
    expect(publishingWords()).toContain('发布电子书和上传的文件需要「超级会员」');
    expect(publishLock(ebook, member(SUPER, '2026-01-01'))).toMatchObject({ reason: 'membership-lapsed' });
  });

  it.each(PLANS.map(({ level, works }) => [level, works] as const))(
    'a member of %j %i works at a time',
    (level, works) => {
      const full = { ...member(level), published: works };
      expect(publishLock(work, { ...full, published: works - 1 })).toBeNull();
      expect(publishLock({ ...work, isPublished: true }, full)).toBeNull();
      expect(publishLock(work, full)).toMatchObject({
        reason: 'published-full',
        needVip: PLANS.filter((plan) => plan.works > works).map((plan) => plan.level),
      });
    },
  );
});
