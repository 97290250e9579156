import { isShared, type PublicationStatus } from '#contracts/rules/publications/publication-states.ts';
import type { ReadingMode } from '#contracts/rules/publications/reading.ts';

const READERS: Readonly<Record<ReadingMode, string>> = {
  public: '所有人都能读，搜索引擎也能找到。',
  link: '拿到链接的人都能读，不需要登录。',
  password: '拿到链接、知道阅读密码的人能读。',
  team: '您的团队成员登录后能读。',
  invited: '受邀名单上的人登录后能读。',
  private: '只有您自己能读。',
};

/** Who reads a work by its own link (谁能看). */
export function readersOf(status: PublicationStatus, mode: ReadingMode = 'link'): string {
  if (!isShared(status)) return '还没有发布：拿到链接的人暂时打不开。';
  if (status === 'changed') return `${READERS[mode]}读到的是上次发布的内容，修改要再次发布才看得到。`;
  return READERS[mode];
}
