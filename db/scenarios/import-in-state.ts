import { bookCode } from '#contracts/rules/publications/book-code.ts';
import { readPageList } from '#contracts/rules/publications/import-fields.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import { addMemberFile } from '../queries/files/member-files.ts';
import { importOf } from '../queries/publications/imports.ts';
import { begunImport } from './begun-import.ts';
import { accountOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface ImportParams extends Record<string, string> {
  account: string;
  state: string;
  missing: string;
  hasSource: string;
  opusID: string;
}

const PAGES = 8;

export const importInState: Scenario<ImportParams> = {
  name: 'import-in-state',
  title: 'PDF 转换：进行中、失败、完成',
  description:
    'The account has a work of 8 pages that comes out of a PDF: converting, failed or done; the missing pages are named, and hasSource says whether the replica has the PDF. Its id can be chosen.',
  defaults: { account: 'super', state: 'converting', missing: '5,6,7,8', hasSource: 'N', opusID: '' },
  run({ db, now, seed = 1 }, { account, state, missing, hasSource, opusID }) {
    const user = accountOrRefuse(db, account);
    if (!['converting', 'failed', 'done'].includes(state))
      throw new ScenarioRefused(`state is one of converting, failed, done, not "${state}"`);
    const pages = readPageList(state === 'done' ? '' : missing, PAGES);
    if (pages.kind !== 'done') throw new ScenarioRefused(`missing names pages of 1 to ${PAGES}, such as 5,6`);
    const wanted = opusID === '' ? undefined : parseDecimalId(opusID);
    if (wanted === null) throw new ScenarioRefused('opusID is a number that no work has yet');
    const { id, fileHash } = begunImport(db, {
      ...(wanted ? { id: wanted } : {}),
      ...{ ownerId: user.id, code: bookCode(seededRandom(seed + now + user.id)), now, type: 'ebook' },
      ...{ artId: 'night-flight', name: '夜航', pageNum: PAGES },
      ...{ missing: pages.value, isOver: state !== 'converting' },
    });
    if (hasSource === 'Y')
      addMemberFile(db, { ownerId: user.id, hash: fileHash, kind: 'pdf', bytes: 1, picture: null, now });
    const found = importOf(db, user.id, id);
    return { opusID: String(id), code: found?.work.code ?? '', fileHash };
  },
};
