import { describe, it } from 'vitest';
import type { OperationId } from '#contracts/operations.ts';
import { deskPact, given, member } from './desk-pact.ts';
import { MAY_BE_EMPTY } from './matched.ts';
import { eachLike, integer, json, like, moment, refusal, regex } from './replies.ts';

const exchange = deskPact('OpusServiceMag');
const SUPER = member('super');
const CHANGED = refusal(1113, 'publication-changed', '《西湖四季》已在别处改动，请核对后再试');
const STATE = refusal(1114, 'publication-state', '作品状态已更新');
const NOT_FOUND = refusal(404, 'publication-not-found', '作品不存在');

const inState = (state: string) => [given('publication-in-state', { publicationID: '50001', state })];
const ONE = { opusIDs: '50001', revisions: '1' };
const counted = json({ code: 0, message: like('成功'), data: { changed: 1 } });

describe('OpusServiceMag.getOpusList', () => {
  const input = { type: 'all', status: '', folderID: '', tag: '', keyword: '', sort: 'updated' };

  it('gives the first page', () =>
    exchange('OpusServiceMag.getOpusList', 'the first page of all works', {
      as: SUPER,
      given: [given('publications-made')],
      input: { ...input, page: '1', pageSize: '24' },
      data: { list: { tags: MAY_BE_EMPTY }, page: 1, pageSize: 24 },
    }));

  it('is empty for who has made nothing', () =>
    exchange('OpusServiceMag.getOpusList', 'no works', {
      as: member('fresh'),
      input: { ...input, page: '1', pageSize: '24' },
      data: { list: [], total: 0, page: 1, pageSize: 24 },
    }));

  it('does not know the folder of nobody', () =>
    exchange('OpusServiceMag.getOpusList', 'an unknown folder', {
      as: SUPER,
      input: { ...input, folderID: '99', page: '1', pageSize: '24' },
      reply: refusal(404, 'folder-not-found', '文件夹不存在'),
    }));
});

describe('OpusServiceMag.getOpus', () => {
  it('gives a work that lies in the trash', () =>
    exchange('OpusServiceMag.getOpus', 'a work in the trash', {
      as: SUPER,
      given: inState('trashed'),
      input: { opusID: '50001' },
      data: {
        ID: '50001',
        trashedAt: regex(
          '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$',
          '2026-11-20T08:00:00.000Z',
        ),
        purgedAt: regex(
          '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$',
          '2026-11-20T08:00:00.000Z',
        ),
        moves: ['restore', 'purge'],
      },
    }));

  it('does not know the work of another member', () =>
    exchange('OpusServiceMag.getOpus', 'a work of another member', {
      as: SUPER,
      given: [given('publications-made')],
      input: { opusID: '51001' },
      reply: NOT_FOUND,
    }));
});

describe('OpusServiceMag.getOpusPlaces', () => {
  it('counts what lies where', () => {
    return exchange('OpusServiceMag.getOpusPlaces', 'folders and tags', {
      as: SUPER,
      given: [given('publications-made')],
      input: {},
    });
  });

  exchange.loggedOut('OpusServiceMag.getOpusPlaces', {});
});

describe('OpusServiceMag.renameOpus', () => {
  const input = { opusID: '50001', revision: '1', name: '西湖一年' };

  it('gives another name', () =>
    exchange('OpusServiceMag.renameOpus', 'another name', {
      as: SUPER,
      given: inState('draft'),
      input,
      data: { ID: '50001', name: '西湖一年', revision: 2 },
    }));

  it('refuses who does not know of a change', () =>
    exchange('OpusServiceMag.renameOpus', 'a revision that is not the present one', {
      as: SUPER,
      given: inState('draft'),
      input: { ...input, revision: '9' },
      reply: CHANGED,
    }));
});

describe('OpusServiceMag.copyOpus', () => {
  it('makes another one for other photos', () =>
    exchange('OpusServiceMag.copyOpus', 'a copy without its photos', {
      as: SUPER,
      given: inState('published'),
      input: { opusID: '50001', keepsPhotos: 'N' },
      data: { status: 'draft', revision: 1 },
    }));

  it('makes a draft', () =>
    exchange('OpusServiceMag.copyOpus', 'a copy', {
      as: SUPER,
      given: inState('published'),
      input: { opusID: '50001' },
      data: { status: 'draft', revision: 1, cartLines: 0, orders: 0 },
    }));

  it('copies nothing from the trash', () =>
    exchange('OpusServiceMag.copyOpus', 'a work in the trash', {
      as: SUPER,
      given: inState('trashed'),
      input: { opusID: '50001' },
      reply: STATE,
    }));
});

/** What changes several works at once: in what state it can, and in what it cannot. */
type Row = readonly [
  operation: Extract<OperationId, `OpusServiceMag.${string}`>,
  situation: string,
  can: string,
  cannot: string,
  more: Record<string, string>,
];

const ROWS: readonly Row[] = [
  ['OpusServiceMag.moveOpus', 'into a folder', 'draft', 'trashed', { folderID: '2' }],
  ['OpusServiceMag.tagOpus', 'two tags', 'draft', 'trashed', { tags: '客户,加印' }],
  ['OpusServiceMag.archiveOpus', 'into the archive', 'draft', 'archived', { archived: 'Y' }],
  ['OpusServiceMag.archiveOpus', 'out of the archive', 'archived', 'draft', { archived: 'N' }],
  ['OpusServiceMag.deleteOpus', 'into the trash', 'draft', 'trashed', {}],
  ['OpusServiceMag.restoreOpus', 'out of the trash', 'trashed', 'draft', {}],
  ['OpusServiceMag.purgeOpus', 'for good', 'trashed', 'draft', {}],
];

describe.each(ROWS)('%s %s', (operation, situation, can, cannot, more) => {
  it('changes all of them', () =>
    exchange(operation, situation, {
      as: SUPER,
      given: inState(can),
      input: { ...ONE, ...more } as never,
      reply: counted,
    }));

  it('changes none where one has no room for it', () =>
    exchange(operation, `${situation}, which its state forbids`, {
      as: SUPER,
      given: inState(cannot),
      input: { ...ONE, ...more } as never,
      reply: STATE,
    }));
});

describe('publishing', () => {
  const input = { opusID: '50001', revision: '1' };

  it('shows a work to others', () =>
    exchange('OpusServiceMag.publishOpus', 'a draft', {
      as: SUPER,
      given: inState('draft'),
      input,
      data: { ID: '50001', status: 'published', revision: 2 },
    }));

  it('has nothing to do for what is published', () =>
    exchange('OpusServiceMag.publishOpus', 'a work that is published', {
      as: SUPER,
      given: inState('published'),
      input,
      reply: STATE,
    }));

  it('is taken back', () =>
    exchange('OpusServiceMag.withdrawOpus', 'a published work', {
      as: SUPER,
      given: inState('published'),
      input,
      data: { ID: '50001', status: 'withdrawn', revision: 2 },
    }));

  it('cannot be taken back of a draft', () =>
    exchange('OpusServiceMag.withdrawOpus', 'a draft', {
      as: SUPER,
      given: inState('draft'),
      input,
      reply: STATE,
    }));
});

describe('sharing', () => {
  const work = { opusID: '50001' };
  const published = [given('publication-in-state', { state: 'published', code: 'qing8shu2k' })];
  const withLink = [...published, given('share-link', { state: 'open', slug: 'west-lake-lu' })];
  const link = {
    ...work,
    linkID: '',
    name: '陆编辑',
    slug: 'west-lake-lu',
    hasPassword: 'N',
    isOn: 'Y',
  } as const;
  const conditions = { password: '', expiresOn: '', maxReads: '' };

  it('is told with its links', () =>
    exchange('OpusServiceMag.getSharing', 'a work with a named link', {
      as: SUPER,
      given: withLink,
      input: work,
      data: { opusID: '50001', mode: 'link', links: { state: 'open', slug: 'west-lake-lu' }, invites: [] },
    }));

  it('is told of own works alone', () =>
    exchange('OpusServiceMag.getSharing', 'a work of another member', {
      as: SUPER,
      input: { opusID: '51001' },
      reply: NOT_FOUND,
    }));

  it('tells who read', () =>
    exchange('OpusServiceMag.getReads', 'a work that was read by a named link', {
      as: SUPER,
      given: [...withLink, given('link-read', { slug: 'west-lake-lu', pages: '3' })],
      input: work,
      data: {
        ...{ opusID: '50001', hasStatistics: 'Y' },
        links: { opens: 1, pagesRead: 3, lastPage: 3, places: { device: 'phone', region: '浙江' } },
      },
    }));

  it('tells who read own works alone', () =>
    exchange('OpusServiceMag.getReads', 'the readers of a work of another member', {
      as: SUPER,
      input: { opusID: '51001' },
      reply: NOT_FOUND,
    }));

  it('is for some readers', () =>
    exchange('OpusServiceMag.saveReading', 'a work for a password', {
      as: SUPER,
      given: published,
      input: { ...work, mode: 'password', password: 'hu-shang' },
      data: { mode: 'password', hasPassword: 'Y', links: [], invites: [] },
    }));

  it('wants a password where one is asked for', () =>
    exchange('OpusServiceMag.saveReading', 'a password that was not said', {
      as: SUPER,
      given: published,
      input: { ...work, mode: 'password', password: '' },
      reply: refusal(1180, 'read-password-missing', '请先设置阅读密码'),
    }));

  it('has named links', () =>
    exchange('OpusServiceMag.saveShareLink', 'a new link', {
      as: SUPER,
      given: published,
      input: { ...link, ...conditions },
      data: { links: { name: '陆编辑', slug: 'west-lake-lu', state: 'open', hasPassword: 'N' }, invites: [] },
    }));

  it('has each address once', () =>
    exchange('OpusServiceMag.saveShareLink', 'an address that another link has', {
      as: SUPER,
      given: withLink,
      input: { ...link, ...conditions },
      reply: refusal(1179, 'link-taken', '这个链接地址已有人使用，请换一个'),
    }));

  it('has a link less', () =>
    exchange('OpusServiceMag.deleteShareLink', 'a link', {
      as: SUPER,
      given: withLink,
      input: { ...work, linkID: '1' },
      data: { links: [], invites: [] },
    }));

  it('does not know what was deleted', () =>
    exchange('OpusServiceMag.deleteShareLink', 'a link that is gone', {
      as: SUPER,
      given: published,
      input: { ...work, linkID: '1' },
      reply: refusal(404, 'link-not-found', '这个链接已经删除'),
    }));

  it('invites readers', () =>
    exchange('OpusServiceMag.addShareInvites', 'a reader to invite', {
      as: SUPER,
      given: published,
      input: { ...work, rows: '林晓舟,19000000001' },
      data: { links: [], invites: { address: '19000000001', name: '林晓舟' } },
    }));

  it('wants a reader to invite', () =>
    exchange('OpusServiceMag.addShareInvites', 'a list without a reader', {
      as: SUPER,
      given: published,
      input: { ...work, rows: ' ' },
      reply: refusal(1034, 'bad-rows', '请填写手机号或邮箱，一行一个'),
    }));

  it('takes a reader off the list', () =>
    exchange('OpusServiceMag.removeShareInvite', 'a reader on the list', {
      as: SUPER,
      given: [...published, given('share-invite', { address: '19000000001' })],
      input: { ...work, address: '19000000001' },
      data: { links: [], invites: [] },
    }));

  it('knows who is on the list', () =>
    exchange('OpusServiceMag.removeShareInvite', 'a reader who is not on the list', {
      as: SUPER,
      given: published,
      input: { ...work, address: '19000000001' },
      reply: refusal(404, 'share-invite-not-found', '名单上已经没有这个人'),
    }));
});

describe('settings', () => {
  const work = { opusID: '50001' };
  const known = { ...work, revision: '1' };
  const published = [given('publication-in-state', { state: 'published', code: 'qing8shu2k' })];
  const words = { name: '西湖一年', subtitle: '', author: '沈砚秋 著', intro: '沿湖走过。', tags: '旅行' };
  const options = {
    ...({ mode: 'flip', pages: 'double', direction: 'rtl', ground: 'night', hasSound: 'Y' } as const),
    ...{ startPage: '3', autoplay: '6', permits: 'print,search', watermark: '内部' },
  };
  const outline = JSON.stringify([{ title: '春', level: 1, page: 5 }]);

  it('are told', () =>
    exchange('OpusServiceMag.getSetting', 'the settings of a work', {
      as: SUPER,
      given: [...published, given('reader-options', { options: 'brochure' })],
      input: work,
      data: {
        opusID: '50001',
        name: '西湖四季',
        options: { ground: 'mist', permits: ['print', 'share', 'search'] },
      },
    }));

  it('are told of own works alone', () =>
    exchange('OpusServiceMag.getSetting', 'the settings of a work of another member', {
      as: SUPER,
      input: { opusID: '51001' },
      reply: NOT_FOUND,
    }));

  it('say what the work is called', () =>
    exchange('OpusServiceMag.saveSetting', 'other words of a work', {
      as: SUPER,
      given: published,
      input: { ...known, ...words, coverPage: '' },
      data: { name: '西湖一年', intro: '沿湖走过。', tags: ['旅行'], status: 'changed', revision: 2 },
    }));

  it('are not overwritten unseen', () =>
    exchange('OpusServiceMag.saveSetting', 'words for a revision that is not the present one', {
      as: SUPER,
      given: published,
      input: { ...known, ...words, coverPage: '', revision: '9' },
      reply: CHANGED,
    }));

  it('say how it is read', () =>
    exchange('OpusServiceMag.saveOptions', 'how a work is read', {
      as: SUPER,
      given: published,
      input: { ...work, ...options },
      data: { options: { mode: 'flip', direction: 'rtl', permits: ['print', 'search'], watermark: '内部' } },
    }));

  it('open a book within it', () =>
    exchange('OpusServiceMag.saveOptions', 'a start behind the end', {
      as: SUPER,
      given: published,
      input: { ...work, ...options, startPage: '169' },
      reply: refusal(1034, 'bad-startPage', '请输入 1 到 168 之间的页码'),
    }));

  it('hold a table of contents', () =>
    exchange('OpusServiceMag.saveToc', 'a table of contents', {
      as: SUPER,
      given: published,
      input: { ...known, outline },
      data: { outline: [{ title: '春', level: 1, page: 5 }], status: 'changed' },
    }));

  const offered = [given('transfer-in-state', { to: 'vip', state: 'waiting' })];
  const toSuper = [given('transfer-in-state', { publicationID: '52001', to: 'super', state: 'waiting' })];
  const gone = [given('transfer-in-state', { publicationID: '52001', to: 'super', state: 'cancelled' })];

  it('offer the work to another member', () =>
    exchange('OpusServiceMag.transferOpus', 'a member to have a work', {
      as: SUPER,
      given: published,
      input: { ...work, mobile: '19000000002' },
      data: {
        opusID: '50001',
        transfer: {
          ID: regex(/^\d+$/, '1'),
          mobile: '19000000002',
          createdAt: moment('2026-11-20T08:00:00.000Z'),
          expiresAt: moment('2026-11-27T08:00:00.000Z'),
        },
      },
    }));

  it('offer it to one at a time', () =>
    exchange('OpusServiceMag.transferOpus', 'a second member to have a work', {
      as: SUPER,
      given: offered,
      input: { ...work, mobile: '19000000001' },
      reply: refusal(1191, 'transfer-waiting', '这个作品正在等对方接收，撤回以后才能转让给别人'),
    }));

  it('take the offer back', () =>
    exchange('OpusServiceMag.cancelTransfer', 'an offer that waits', {
      as: SUPER,
      given: offered,
      input: work,
      data: { opusID: '50001' },
    }));

  it('take no offer back that is over', () =>
    exchange('OpusServiceMag.cancelTransfer', 'no offer', {
      as: SUPER,
      given: published,
      input: work,
      reply: refusal(1192, 'transfer-over', '这次转让已经结束'),
    }));

  it('are offered to a member', () =>
    exchange('OpusServiceMag.getTransfer', 'a work that is offered', {
      as: SUPER,
      given: toSuper,
      input: { transferID: '1' },
      data: { ID: '1', state: 'waiting', opusID: '' },
    }));

  it('are offered to that member alone', () =>
    exchange('OpusServiceMag.getTransfer', 'an offer to another member', {
      as: SUPER,
      given: offered,
      input: { transferID: '1' },
      reply: refusal(404, 'transfer-not-found', '没有找到这次转让'),
    }));

  it('are another member’s once that agrees', () =>
    exchange('OpusServiceMag.answerTransfer', 'a work that is wanted', {
      as: SUPER,
      given: toSuper,
      input: { transferID: '1', answer: 'accept' },
      data: { ID: '1', state: 'accepted', opusID: '52001' },
    }));

  it('are not to be had once the offer was taken back', () =>
    exchange('OpusServiceMag.answerTransfer', 'an offer that was taken back', {
      as: SUPER,
      given: gone,
      input: { transferID: '1', answer: 'accept' },
      reply: refusal(1192, 'transfer-over', '这次转让已经结束'),
    }));

  it('hold no entry without a page', () =>
    exchange('OpusServiceMag.saveToc', 'an entry that leads nowhere', {
      as: SUPER,
      given: published,
      input: { ...known, outline: '[{"title":"春","level":1,"page":169}]' },
      reply: refusal(1034, 'bad-outline', '目录不正确：outline[0].page：应在 1 到 168 之间，现为 169'),
    }));
});

describe('folders', () => {
  const seeded = [given('publications-made')];

  it('are made', () =>
    exchange('OpusServiceMag.saveOpusFolder', 'a new folder', {
      as: SUPER,
      given: seeded,
      input: { folderID: '', name: '客户样书' },
      data: { name: '客户样书' },
    }));

  it('have each name once', () =>
    exchange('OpusServiceMag.saveOpusFolder', 'a name that another folder has', {
      as: SUPER,
      given: seeded,
      input: { folderID: '', name: '行走' },
      reply: refusal(1111, 'folder-taken', '已有同名文件夹'),
    }));

  it('are taken away', () =>
    exchange('OpusServiceMag.deleteOpusFolder', 'a folder with works', {
      as: SUPER,
      given: seeded,
      input: { folderID: '3' },
      data: { ID: '3' },
    }));

  it('of nobody are not found', () =>
    exchange('OpusServiceMag.deleteOpusFolder', 'an unknown folder', {
      as: SUPER,
      given: seeded,
      input: { folderID: '99' },
      reply: refusal(404, 'folder-not-found', '文件夹不存在'),
    }));
});

/** The work that the scenario makes. */
const IMPORT = '59001';
const importInState = (params: Record<string, string> = {}) => [
  given('import-in-state', { opusID: IMPORT, ...params }),
];

describe('OpusServiceMag.beginImport', () => {
  const file = { name: '西湖四季', kind: 'pdf', fileName: '西湖四季.pdf', fileHash: 'b'.repeat(64) };
  const size = { fileBytes: '1048576', pageNum: '3', widthMm: '148', heightMm: '210' };
  const input = { ...file, ...size, type: 'ebook', outline: '[]', again: 'N' };

  it('makes a work whose pages are to come', () =>
    exchange('OpusServiceMag.beginImport', 'a file that is new', {
      as: SUPER,
      input,
      data: {
        fileHash: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
        state: 'converting',
        missing: '1-3',
        failed: '',
      },
    }));

  it('refuses what has too many pages', () =>
    exchange('OpusServiceMag.beginImport', 'too many pages', {
      as: SUPER,
      input: { ...input, pageNum: '501' },
      reply: refusal(1034, 'bad-page-num', '一个作品最多 500 页，现有 501 页'),
    }));

  it('makes no e-books for who has none', () =>
    exchange('OpusServiceMag.beginImport', 'an e-book of an ordinary member', {
      as: member('demo'),
      input,
      reply: json({
        ...{ code: 403, message: like('该功能需要超级会员'), reason: 'no-permission' },
        needVip: eachLike(like('超级会员')),
      }),
    }));
});

describe('OpusServiceMag.getImports', () => {
  it('tells what is not finished, and how much room is left', () => {
    return exchange('OpusServiceMag.getImports', 'an import in the middle', {
      as: SUPER,
      given: importInState(),
      input: {},
    });
  });

  exchange.loggedOut('OpusServiceMag.getImports', {});
});

describe('OpusServiceMag.finishImport', () => {
  it('makes a work of it when all pages are there', () =>
    exchange('OpusServiceMag.finishImport', 'all pages are there', {
      as: SUPER,
      given: importInState({ missing: '' }),
      input: { opusID: IMPORT, failed: '' },
      data: { opusID: IMPORT, state: 'done', missing: '', failed: '' },
    }));

  it('remembers the pages that could not be converted', () =>
    exchange('OpusServiceMag.finishImport', 'two pages failed', {
      as: SUPER,
      given: importInState({ missing: '5,7' }),
      input: { opusID: IMPORT, failed: '5,7' },
      data: { opusID: IMPORT, state: 'failed', missing: '5,7', failed: '5,7' },
    }));

  it('is refused while pages are to come', () =>
    exchange('OpusServiceMag.finishImport', 'pages are missing', {
      as: SUPER,
      given: importInState(),
      input: { opusID: IMPORT, failed: '' },
      reply: STATE,
    }));
});

describe('OpusServiceMag.cancelImport', () => {
  it('takes the unfinished work away', () =>
    exchange('OpusServiceMag.cancelImport', 'an import in the middle', {
      as: SUPER,
      given: importInState(),
      input: { opusID: IMPORT },
      data: { changed: 1 },
    }));

  it('takes no finished work away', () =>
    exchange('OpusServiceMag.cancelImport', 'an import that is done', {
      as: SUPER,
      given: importInState({ state: 'done' }),
      input: { opusID: IMPORT },
      reply: STATE,
    }));
});

describe('OpusServiceMag.createOpus', () => {
  const input = { name: '我的画册', type: 'album', template: '' };
  const size = { widthMm: '210', heightMm: '297', pageNum: '12' };

  it('makes an empty work', () =>
    exchange('OpusServiceMag.createOpus', 'an empty work', {
      as: SUPER,
      input: { ...input, ...size },
      data: {
        type: 'album',
        name: '我的画册',
        subtitle: '',
        author: '',
        widthMm: 210,
        heightMm: 297,
        pageNum: 12,
        status: 'draft',
        folderID: '',
        tags: [],
        revision: 1,
        cartLines: 0,
        orders: 0,
      },
    }));

  it('needs a name', () =>
    exchange('OpusServiceMag.createOpus', 'no name', {
      as: SUPER,
      input: { ...input, ...size, name: '' },
      reply: refusal(1034, 'bad-name', '请输入作品名称'),
    }));
});

describe('OpusServiceMag.getPhotos', () => {
  it('shows what can be placed in a work', () =>
    exchange('OpusServiceMag.getPhotos', 'a work and photos', {
      as: SUPER,
      input: { opusID: '50001' },
      data: { list: MAY_BE_EMPTY },
    }));

  it('shows what was brought, whatever it is for', () =>
    exchange('OpusServiceMag.getPhotos', 'photos for no work', {
      as: SUPER,
      input: {},
      data: { list: MAY_BE_EMPTY },
    }));

  it('knows only own works', () =>
    exchange('OpusServiceMag.getPhotos', 'a work that is nowhere', {
      as: SUPER,
      input: { opusID: '999999' },
      reply: NOT_FOUND,
    }));
});

describe('OpusServiceMag.getOpusTemplates', () => {
  it('shows works to begin with', () => {
    return exchange('OpusServiceMag.getOpusTemplates', 'works to begin with', { as: SUPER, input: {} });
  });

  it('shows albums that wait for photos', () =>
    exchange('OpusServiceMag.getOpusTemplates', 'albums to be filled', {
      as: SUPER,
      input: { type: 'album' },
    }));

  exchange.loggedOut('OpusServiceMag.getOpusTemplates', {});
});

/** A work of eight pages without edits. */
const DRAFT = '50043';
const PAGE = '22222223';
const words = { id: PAGE, kind: 'words', x: 0, y: 0, w: 10, h: 10, text: '新的一页' };
const changedPages = JSON.stringify([{ id: PAGE, content: { ground: '#ffffff', elements: [words] } }]);
const inConflict = [given('draft-in-conflict', { publicationID: DRAFT, page: '1' })];
const NO_VERSION = refusal(404, 'version-not-found', '这个版本已不存在');

describe('OpusServiceMag.getDraft', () => {
  it('names the pages of a draft', () =>
    exchange('OpusServiceMag.getDraft', 'a draft that was saved elsewhere', {
      as: SUPER,
      given: inConflict,
      input: { opusID: DRAFT, contents: 'Y' },
      data: { opusID: DRAFT, masters: [], outline: MAY_BE_EMPTY, contents: like([]) },
    }));

  it('does not edit what lies in the trash', () =>
    exchange('OpusServiceMag.getDraft', 'a work in the trash', {
      as: SUPER,
      given: inState('trashed'),
      input: { opusID: '50001' },
      reply: STATE,
    }));
});

describe('OpusServiceMag.setTeamEditing', () => {
  it('lets the team edit a work', () =>
    exchange('OpusServiceMag.setTeamEditing', 'a work of a member with a team', {
      as: SUPER,
      given: [given('team-member', { owner: 'super', account: 'demo' })],
      input: { opusID: DRAFT, on: 'Y' },
      data: { on: 'Y', isOwn: 'Y', canShare: 'Y' },
    }));

  it('refuses a member without a team', () =>
    exchange('OpusServiceMag.setTeamEditing', 'a work of a member without a team', {
      as: SUPER,
      input: { opusID: DRAFT, on: 'Y' },
      reply: refusal(1152, 'team-refused', '您还不在团队中，加入团队或邀请成员后才能与团队一起编辑'),
    }));
});

describe('OpusServiceMag.getPresence', () => {
  const input = { tabID: '8c1f0d9a7b3e4c21', pageID: PAGE };

  it('names no other device where a member edits alone', () =>
    exchange('OpusServiceMag.getPresence', 'a draft that one tab has open', {
      as: SUPER,
      input: { opusID: DRAFT, ...input },
      data: { others: [] },
    }));

  it('does not know the work of another member', () =>
    exchange('OpusServiceMag.getPresence', 'a work of another member', {
      as: SUPER,
      input: { opusID: '51001', ...input },
      reply: NOT_FOUND,
    }));
});

describe('OpusServiceMag.getLeaves', () => {
  it('gives what stands on a page', () =>
    exchange('OpusServiceMag.getLeaves', 'the cover', {
      as: SUPER,
      input: { opusID: DRAFT, ids: PAGE },
      data: { leaves: [{ id: PAGE, content: { elements: like([]) } }] },
    }));

  it('does not know the work of another member', () =>
    exchange('OpusServiceMag.getLeaves', 'a work of another member', {
      as: SUPER,
      input: { opusID: '51001', ids: PAGE },
      reply: NOT_FOUND,
    }));
});

describe('OpusServiceMag.saveDraft', () => {
  const input = {
    ...{ opusID: DRAFT, revision: '1', saveID: '5f1c0d9a7b3e4c21' },
    ...{ header: '{"name":"山间一日"}', order: '', leaves: changedPages },
  };

  it('saves a page and the name', () =>
    exchange('OpusServiceMag.saveDraft', 'a changed page', {
      as: SUPER,
      input,
      data: { revision: 2, leaves: [{ id: PAGE }] },
    }));

  it('says what is there where it was saved elsewhere', () => {
    const details = {
      revision: integer(2),
      savedBy: like('沈知远'),
      savedAt: moment('2026-11-21T02:00:00.000Z'),
    };
    return exchange('OpusServiceMag.saveDraft', 'a draft that was saved elsewhere', {
      as: SUPER,
      given: inConflict,
      input,
      reply: refusal(1113, 'publication-changed', '《山间》已在别处改动，请核对后再试', details),
    });
  });
});

describe('hot areas', () => {
  const work = { opusID: DRAFT };
  const ofKinds = [given('hot-areas', { publicationID: DRAFT, page: '2', state: 'kinds' })];
  const save = { ...work, revision: '1', saveID: '5f1c0d9a7b3e4c21' };
  const area = { id: PAGE, shape: 'rect', points: [20, 30, 80, 60], label: '官网' };
  const leadingTo = (address: string) =>
    JSON.stringify([{ page: PAGE, areas: [{ ...area, target: { to: 'address', address } }] }]);

  it('are told page by page', () =>
    exchange('OpusServiceMag.getHotAreas', 'a work with hot areas', {
      as: SUPER,
      given: ofKinds,
      input: work,
      data: { opusID: DRAFT, areasMost: 50, pages: like([{ id: PAGE, areas: [] }]) },
    }));

  it('are told of own works alone', () =>
    exchange('OpusServiceMag.getHotAreas', 'a work of another member', {
      as: SUPER,
      input: { opusID: '51001' },
      reply: NOT_FOUND,
    }));

  it('are saved with their page', () =>
    exchange('OpusServiceMag.saveHotAreas', 'a hot area that leads to the web', {
      as: SUPER,
      input: { ...save, areas: leadingTo('https://example.com') },
      data: { revision: 2 },
    }));

  it('lead to no script', () =>
    exchange('OpusServiceMag.saveHotAreas', 'a hot area that leads to a script', {
      as: SUPER,
      input: { ...save, areas: leadingTo('javascript:alert(1)') },
      reply: refusal(
        1034,
        'bad-areas',
        '热区不正确：areas[0].areas[0].target.address：请填写以 http:// 或 https:// 开头的网址',
      ),
    }));

  it('are found in the texts of a work', () =>
    exchange('OpusServiceMag.findHotAreas', 'a work with texts', {
      as: SUPER,
      input: work,
      data: { revision: 1, pages: MAY_BE_EMPTY },
    }));

  it('are found in own works alone', () =>
    exchange('OpusServiceMag.findHotAreas', 'a work of another member', {
      as: SUPER,
      input: { opusID: '51001' },
      reply: NOT_FOUND,
    }));

  it('stay where the pages of another work come', () =>
    exchange('OpusServiceMag.takePages', 'a work of the same size', {
      as: SUPER,
      given: ofKinds,
      input: { ...work, revision: '2', fromID: DRAFT },
      data: { revision: 3, pageNum: 64, areas: 7 },
    }));

  it('want pages of the same size', () =>
    exchange('OpusServiceMag.takePages', 'a work of another size', {
      as: SUPER,
      input: { ...work, revision: '1', fromID: '50001' },
      reply: refusal(
        1034,
        'bad-source',
        '请选同样大小的作品：《西湖四季》是 145 × 210 毫米，这件是 285 × 210 毫米',
      ),
    }));
});

describe('the versions of a work', () => {
  const published = [given('publication-in-state', { publicationID: '50001', state: 'published' })];

  it('are listed', () =>
    exchange('OpusServiceMag.getVersions', 'a work that was edited', {
      as: SUPER,
      given: inConflict,
      input: { opusID: DRAFT },
      data: {},
    }));

  it('of another member are not', () =>
    exchange('OpusServiceMag.getVersions', 'a work of another member', {
      as: SUPER,
      input: { opusID: '51001' },
      reply: NOT_FOUND,
    }));

  it('are kept under a name', () =>
    exchange('OpusServiceMag.nameVersion', 'the draft as it is', {
      as: SUPER,
      input: { opusID: DRAFT, seq: '', note: '给外婆看的' },
      data: {},
    }));

  it('that are gone get no name', () =>
    exchange('OpusServiceMag.nameVersion', 'a version that is gone', {
      as: SUPER,
      input: { opusID: DRAFT, seq: '99', note: '旧的' },
      reply: NO_VERSION,
    }));

  it('become the draft again', () =>
    exchange('OpusServiceMag.restoreVersion', 'an earlier version', {
      as: SUPER,
      given: published,
      input: { opusID: '50001', revision: '1', seq: '1' },
      data: { revision: 2, leaves: [] },
    }));

  it('that are gone do not', () =>
    exchange('OpusServiceMag.restoreVersion', 'a version that is gone', {
      as: SUPER,
      input: { opusID: DRAFT, revision: '1', seq: '99' },
      reply: NO_VERSION,
    }));

  it('show their pages', () =>
    exchange('OpusServiceMag.getVersionLeaves', 'the cover of an earlier version', {
      as: SUPER,
      given: published,
      input: { opusID: '50001', seq: '1', ids: PAGE },
      data: {
        seq: 1,
        masters: [],
        outline: MAY_BE_EMPTY,
        contents: [{ id: PAGE, content: { elements: like([]) } }],
      },
    }));

  it('that are gone show none', () =>
    exchange('OpusServiceMag.getVersionLeaves', 'a version that is gone', {
      as: SUPER,
      input: { opusID: DRAFT, seq: '99', ids: '' },
      reply: NO_VERSION,
    }));
});

describe('special dates', () => {
  const fields = { name: '妈妈', lunar: 'N', month: '8', day: '15', icon: 'cake', color: '#b5382e' } as const;
  const date = { ...fields, dateID: '', year: '' };
  const told = { name: '妈妈', month: 8, day: 15, color: '#b5382e' } as const;
  const missing = refusal(404, 'special-date-not-found', '纪念日不存在');

  it('are told', () =>
    exchange('OpusServiceMag.getSpecialDates', 'the special dates of a member', { as: SUPER, input: {} }));

  it('are none where none was made', () =>
    exchange('OpusServiceMag.getSpecialDates', 'no special dates', {
      as: member('fresh'),
      input: {},
      data: { list: [] },
    }));

  exchange.loggedOut('OpusServiceMag.getSpecialDates', {});

  it('can be made', () =>
    exchange('OpusServiceMag.saveSpecialDate', 'a new date', {
      as: SUPER,
      input: date,
      data: { ...told, lunar: 'N', year: 0 },
    }));

  it('can be changed', () =>
    exchange('OpusServiceMag.saveSpecialDate', 'an own date', {
      as: SUPER,
      input: { ...date, dateID: '86002', lunar: 'Y', year: '1958' },
      data: { ...told, ID: '86002', lunar: 'Y', year: 1958 },
    }));

  it('have a day that there is', () =>
    exchange('OpusServiceMag.saveSpecialDate', 'the 30th of February', {
      as: SUPER,
      input: { ...date, month: '2', day: '30' },
      reply: refusal(1034, 'bad-day', '2月最多 29 天'),
    }));

  it('are not made again by a change of what is gone', () =>
    exchange('OpusServiceMag.saveSpecialDate', 'a date that is gone', {
      as: SUPER,
      input: { ...date, dateID: '99' },
      reply: missing,
    }));

  it('can be deleted', () =>
    exchange('OpusServiceMag.deleteSpecialDate', 'an own date', {
      as: SUPER,
      input: { dateID: '86001' },
      data: { ID: '86001' },
    }));

  it('are deleted once', () =>
    exchange('OpusServiceMag.deleteSpecialDate', 'a date that is gone', {
      as: SUPER,
      input: { dateID: '99' },
      reply: missing,
    }));
});
