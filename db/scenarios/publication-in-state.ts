import { eq } from 'drizzle-orm';
import { BOOK_CODE } from '#contracts/rules/publications/book-code.ts';
import { freezeVersion } from '../queries/publications/versions.ts';
import { publications } from '../schema/index.ts';
import { idOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface StateParams extends Record<string, string> {
  publicationID: string;
  state: string;
  code: string;
}

type Change = Partial<typeof publications.$inferInsert>;

const STATES: Readonly<Record<string, (now: number) => Change>> = {
  draft: () => ({ status: 'draft' }),
  published: () => ({ status: 'published' }),
  changed: () => ({ status: 'changed' }),
  withdrawn: () => ({ status: 'withdrawn' }),
  archived: (now) => ({ archivedAt: now }),
  trashed: (now) => ({ trashedAt: now }),
};

export const publicationInState: Scenario<StateParams> = {
  name: 'publication-in-state',
  title: '作品：草稿、已发布、已撤回、回收站',
  description:
    'A work is draft, published, changed, withdrawn, archived or trashed; where a code is named, its link ends with it.',
  defaults: { publicationID: '50001', state: 'published', code: '' },
  choices: { state: Object.keys(STATES) },
  run({ db, now }, { publicationID, state, code }) {
    const changeOf = STATES[state];
    if (!changeOf)
      throw new ScenarioRefused(`state is one of ${Object.keys(STATES).join(', ')}, not "${state}"`);
    if (code !== '' && !BOOK_CODE.test(code))
      throw new ScenarioRefused('a code is ten small letters and digits');
    const ofWork = eq(publications.id, idOrRefuse(publicationID, 'publicationID'));
    const work = db.orm.select().from(publications).where(ofWork).get();
    if (!work) throw new ScenarioRefused(`there is no publication "${publicationID}"`);

    const link = code === '' ? work.code : code;
    const published = { kind: 'published', authorId: work.ownerId, now } as const;
    const inPlace = { revision: 1, archivedAt: null, trashedAt: null };
    db.sqlite.transaction(() => {
      const publishedSeq =
        state === 'draft' ? null : (work.publishedSeq ?? freezeVersion(db, work, published));
      db.orm
        .update(publications)
        .set({ publishedSeq, ...inPlace, ...changeOf(now), code: link })
        .where(ofWork)
        .run();
    })();
    return { publicationID, code: link };
  },
};
