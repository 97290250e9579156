import { type Most, type Rows, said } from './row.ts';

/** Publications, files, teams and business cards. */
export const MAKING = {
  'book-withdrawn': { code: 1110, words: '作者已经停止分享这本书' },
  'folder-taken': { code: 1111, words: '已有同名文件夹' },
  'folders-full': { code: 1112, words: ({ most }: Most) => `最多 ${most} 个文件夹，请先删除不用的` },
  /** The work of that name was changed in between. */
  'publication-changed': {
    code: 1113,
    words: ({ name }: { readonly name: string }) => `《${name}》已在别处改动，请核对后再试`,
  },
  'publication-state': { code: 1114, words: '作品状态已更新' },
  'storage-full': { code: 1115, words: said },
  'bad-file': { code: 1116, words: said },
  /** Too many unfinished imports (未完成的导入). */
  'imports-full': {
    code: 1117,
    words: ({ most }: Most) => `有 ${most} 个导入还没有完成，请先完成或放弃几个`,
  },
  /** It has more pages than a document may have. */
  'draft-too-long': {
    code: 1118,
    words: ({ most, pageNum }: Most & { readonly pageNum: number }) =>
      `在线编辑的作品最多 ${most} 页，这个作品有 ${pageNum} 页`,
  },
  'versions-full': {
    code: 1119,
    words: ({ most }: Most) => `最多保留 ${most} 个命名版本，请先取消几个版本的名称`,
  },
  'book-password': { code: 1170, words: '请输入阅读密码' },
  /** A named link counts its readings, so it is opened before pages are asked for. */
  'book-unopened': { code: 1171, words: '请从链接打开这本书' },
  'book-login': { code: 1172, words: '登录后才能阅读这本书' },
  'book-not-invited': { code: 1173, words: '这本书只对受邀的人开放，请联系作者' },
  'link-expired': { code: 1174, words: '这个链接已经过期，请向分享的人再要一个' },
  'link-used-up': { code: 1175, words: '这个链接的打开次数已经用完，请向分享的人再要一个' },
  'wrong-read-password': {
    code: 1176,
    words: ({ triesLeft }: { readonly triesLeft: number }) => `阅读密码不正确，还可以试 ${triesLeft} 次`,
  },
  'read-password-locked': {
    code: 1177,
    words: ({ minutesLeft }: { readonly minutesLeft: number }) =>
      `阅读密码试错次数过多，请 ${minutesLeft} 分钟后再试`,
  },
  'links-full': {
    code: 1178,
    words: ({ most }: Most) => `您的会员等级每个作品最多 ${most} 个专属链接，请先删除不用的，或升级会员`,
    needVip: true,
  },
  'link-taken': { code: 1179, words: '这个链接地址已有人使用，请换一个' },
  'read-password-missing': { code: 1180, words: '请先设置阅读密码' },
  'invites-full': { code: 1181, words: ({ most }: Most) => `受邀名单最多 ${most} 人，请先移除不用的` },
  'search-not-permitted': { code: 1190, words: '作者没有开放书内搜索' },
  'transfer-waiting': { code: 1191, words: '这个作品正在等对方接收，撤回以后才能转让给别人' },
  'transfer-over': { code: 1192, words: '这次转让已经结束' },
  'transfer-of-team': { code: 1193, words: '团队成员的作品归团队，转让和接收请由团队的拥有者来办' },
  'transfers-full': { code: 1194, words: ({ most }: Most) => `一天最多发起 ${most} 次转让，请明天再来` },
  'dates-full': { code: 1195, words: ({ most }: Most) => `最多保存 ${most} 个纪念日，请先删除不用的` },
  'team-changed': { code: 1150, words: '团队已在别处更新，请核对后再试' },
  /** All seats (席位) are taken. */
  'team-full': {
    code: 1151,
    words: ({ most }: Most) => `${most} 个席位已用完，移除成员、撤销邀请或升级会员后再邀请`,
  },
  'team-refused': { code: 1152, words: said },
  'works-full': {
    code: 1153,
    words: ({ most }: Most) => `团队给您的作品数上限是 ${most} 个，请先清理或联系拥有者`,
  },
  'cards-full': { code: 1160, words: ({ most }: Most) => `最多 ${most} 张名片，请先删除不用的` },
  'slug-taken': { code: 1161, words: '这个名片地址已有人使用，请换一个' },
  /** Perhaps by the same member on another device. */
  'card-changed': { code: 1162, words: '这张名片已在别处改动，请刷新后再修改' },
} satisfies Rows;
