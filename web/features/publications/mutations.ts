import { KEYS } from '#web/lib/query-keys.ts';
import {
  archiveWorks,
  copyWork,
  deleteFolder,
  moveWorks,
  publishWork,
  purgeWorks,
  renameWork,
  restoreWorks,
  saveFolder,
  tagWorks,
  trashWorks,
  unarchiveWorks,
  withdrawWork,
} from './api.ts';

export const WORKS = [KEYS.publications];
/** A work that is gone for good takes its lines out of the cart. */
const WITH_CART = [KEYS.publications, KEYS.cartList, KEYS.counters];

export const mutations = {
  /** 重命名. */
  rename: { call: renameWork, touches: WORKS },
  /** 移动到文件夹. */
  move: { call: moveWorks, touches: WORKS },
  /** 打标签. */
  tag: { call: tagWorks, touches: WORKS },
  /** 复制. */
  copy: { call: copyWork, touches: WORKS },
  /** 归档. */
  archive: { call: archiveWorks, touches: WORKS },
  /** 移出归档. */
  unarchive: { call: unarchiveWorks, touches: WORKS },
  /** 移入回收站. */
  trash: { call: trashWorks, touches: WITH_CART },
  /** 恢复. */
  restore: { call: restoreWorks, touches: WITH_CART },
  /** 彻底删除. */
  purge: { call: purgeWorks, touches: WITH_CART },
  /** 发布. */
  publish: { call: publishWork, touches: WORKS },
  /** 下架. */
  withdraw: { call: withdrawWork, touches: WORKS },
  /** 新建或重命名文件夹. */
  saveFolder: { call: saveFolder, touches: WORKS },
  /** 删除文件夹. */
  deleteFolder: { call: deleteFolder, touches: WORKS },
};
