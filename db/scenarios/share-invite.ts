import { readInvitee } from '#contracts/rules/publications/sharing-fields.ts';
import { publicationById } from '../queries/publications/publications.ts';
import { addInvites } from '../queries/publications/sharing.ts';
import { idOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface InviteParams extends Record<string, string> {
  publicationID: string;
  address: string;
}

export const shareInvite: Scenario<InviteParams> = {
  name: 'share-invite',
  title: '受邀名单：加一位读者',
  description: 'A work has one more reader on its list of those who are invited, by mobile or email.',
  defaults: { publicationID: '50001', address: '19000000001' },
  run({ db, now }, { publicationID, address }) {
    const known = readInvitee(address);
    if (known === null) throw new ScenarioRefused(`"${address}" is neither a mobile nor an email`);
    const work = publicationById(db, idOrRefuse(publicationID, 'publicationID'));
    if (!work) throw new ScenarioRefused(`there is no publication "${publicationID}"`);
    addInvites(db, work.id, { list: [{ address: known, name: '林晓舟' }], now });
    return { publicationID, address: known };
  },
};
