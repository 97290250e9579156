import { eq } from 'drizzle-orm';
import { READING_CODE } from '#contracts/rules/publications/sharing-fields.ts';
import { publicationById } from '../queries/publications/publications.ts';
import { shareLinks } from '../schema/index.ts';
import { idOrRefuse } from './find.ts';
import { READ_PASSWORD_HASH } from './reading-mode.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface LinkParams extends Record<string, string> {
  publicationID: string;
  state: string;
  slug: string;
}

type Change = Partial<typeof shareLinks.$inferInsert>;

const STATES: Readonly<Record<string, (now: number) => Change>> = {
  open: () => ({}),
  password: () => ({ passHash: READ_PASSWORD_HASH }),
  off: () => ({ isOn: false }),
  expired: (now) => ({ expiresAt: now - 1 }),
  'used-up': (now) => ({ maxReads: 3, reads: 3, lastReadAt: now }),
};

export const shareLink: Scenario<LinkParams> = {
  name: 'share-link',
  title: '专属链接：可打开、要密码、停用、过期、次数用完',
  description:
    'A work has one more named link, which is open, wants the password desk1234, is off, expired or used up.',
  defaults: { publicationID: '50001', state: 'open', slug: 'for-editor-lu' },
  choices: { state: Object.keys(STATES) },
  run({ db, now }, { publicationID, state, slug }) {
    const changeOf = STATES[state];
    if (!changeOf)
      throw new ScenarioRefused(`state is one of ${Object.keys(STATES).join(', ')}, not "${state}"`);
    if (!READING_CODE.test(slug))
      throw new ScenarioRefused('a slug is 6 to 40 small letters, digits and hyphens');
    const work = publicationById(db, idOrRefuse(publicationID, 'publicationID'));
    if (!work) throw new ScenarioRefused(`there is no publication "${publicationID}"`);
    db.orm.delete(shareLinks).where(eq(shareLinks.slug, slug)).run();
    const { id } = db.orm
      .insert(shareLinks)
      .values({ publicationId: work.id, name: '陆编辑', slug, createdAt: now, ...changeOf(now) })
      .returning({ id: shareLinks.id })
      .get();
    return { linkID: String(id), slug };
  },
};
