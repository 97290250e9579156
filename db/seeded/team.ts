interface Colleague {
  readonly id: number;
  readonly account: string;
  readonly nick: string;
  readonly memberCode: string;
  readonly yaoqingma: string;
  readonly avatarSeed: string;
  readonly rights: { readonly role: string; readonly monthly: string; readonly works: string };
  readonly state: 'normal' | 'pending';
  readonly daysAgo: number;
}

/** Who works with `enterprise`. They have no password, so that nobody is logged in as them by mistake. */
export const COLLEAGUES: readonly Colleague[] = [
  {
    ...{ id: 9001, account: 'zhouyining', nick: '周以宁', memberCode: 'M2026009001', yaoqingma: 'YQ9001' },
    ...{ avatarSeed: 'zhouyining', state: 'normal', daysAgo: 96 },
    rights: { role: 'admin', monthly: '3000', works: '' },
  },
  {
    ...{ id: 9002, account: 'xukexin', nick: '许可欣', memberCode: 'M2026009002', yaoqingma: 'YQ9002' },
    ...{ avatarSeed: 'xukexin', state: 'normal', daysAgo: 41 },
    rights: { role: 'contributor', monthly: '0', works: '20' },
  },
  {
    ...{ id: 9003, account: 'tangtang', nick: '唐棠', memberCode: 'M2026009003', yaoqingma: 'YQ9003' },
    ...{ avatarSeed: 'tangtang', state: 'pending', daysAgo: 0 },
    rights: { role: 'editor', monthly: '500', works: '' },
  },
];
