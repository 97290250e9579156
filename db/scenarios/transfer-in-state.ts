import { eq } from 'drizzle-orm';
import { publicationById } from '../queries/publications/publications.ts';
import { offerWork } from '../queries/publications/settings/transfers.ts';
import { publicationTransfers } from '../schema/index.ts';
import { accountOrRefuse, idOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface TransferParams extends Record<string, string> {
  publicationID: string;
  to: string;
  state: string;
}

const STATES = ['waiting', 'expired', 'declined', 'cancelled'] as const;

export const transferInState: Scenario<TransferParams> = {
  name: 'transfer-in-state',
  title: '作品转让：在等、过期、谢绝、撤回',
  description:
    'A work is offered to another member, who has not answered yet, did not answer in time, or did not want it; or the offer was taken back.',
  defaults: { publicationID: '50001', to: 'vip', state: 'waiting' },
  choices: { state: [...STATES] },
  run({ db, now }, { publicationID, to, state }) {
    const known = STATES.find((each) => each === state);
    if (!known) throw new ScenarioRefused(`state is one of ${STATES.join(', ')}, not "${state}"`);
    const work = publicationById(db, idOrRefuse(publicationID, 'publicationID'));
    if (!work || work.ownerId === null)
      throw new ScenarioRefused(`there is no publication "${publicationID}"`);
    const { mobile } = accountOrRefuse(db, to);
    db.orm.delete(publicationTransfers).where(eq(publicationTransfers.publicationId, work.id)).run();
    const made = offerWork(db, work, { userId: work.ownerId, mobile, now });
    if (made.kind !== 'done') throw new ScenarioRefused(`it is not offered: ${made.reason}`);
    const change = known === 'expired' ? { expiresAt: now } : { state: known, decidedAt: now };
    if (known !== 'waiting')
      db.orm.update(publicationTransfers).set(change).where(eq(publicationTransfers.id, made.value)).run();
    return { transferID: String(made.value), publicationID };
  },
};
