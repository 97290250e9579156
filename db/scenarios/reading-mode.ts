import { eq } from 'drizzle-orm';
import { READING_MODES } from '#contracts/rules/publications/reading.ts';
import { publicationById } from '../queries/publications/publications.ts';
import { publications } from '../schema/index.ts';
import { PERSONAS } from '../seeded/accounts.ts';
import { idOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

/** Of the password that the README names. */
export const READ_PASSWORD_HASH = PERSONAS[0]?.passwordHash ?? '';

interface ModeParams extends Record<string, string> {
  publicationID: string;
  mode: string;
}

export const readingMode: Scenario<ModeParams> = {
  name: 'reading-mode',
  title: '阅读权限：公开、凭链接、凭密码、团队、受邀、仅自己',
  description:
    'A work is for the public, for who has its link, for a password (desk1234), for the team, for those on its list or for its owner alone.',
  defaults: { publicationID: '50001', mode: 'password' },
  choices: { mode: [...READING_MODES] },
  run({ db }, { publicationID, mode }) {
    const known = READING_MODES.find((each) => each === mode);
    if (!known) throw new ScenarioRefused(`mode is one of ${READING_MODES.join(', ')}, not "${mode}"`);
    const work = publicationById(db, idOrRefuse(publicationID, 'publicationID'));
    if (!work) throw new ScenarioRefused(`there is no publication "${publicationID}"`);
    const passHash = known === 'password' ? READ_PASSWORD_HASH : work.passHash;
    if (known === work.mode && passHash === work.passHash) return { publicationID, code: work.code };
    db.orm
      .update(publications)
      .set({ mode: known, passHash, readKey: work.readKey + 1 })
      .where(eq(publications.id, work.id))
      .run();
    return { publicationID, code: work.code };
  },
};
