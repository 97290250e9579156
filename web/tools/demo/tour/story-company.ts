import type { Place } from './find-element.ts';
import type { TourChapter } from './story-types.ts';

const TEAM = '/manager/myMember';
const REQUESTS = '/manager/myMember?view=requests';
const PAY = '/manager/shopping/pay';
const BY_TEAM: Place = {
  role: 'radio',
  within: { role: 'radiogroup', name: '支付方式' },
};
const REQUEST: Place = { role: 'listitem', name: /林晓舟.*禾/ };

export const COMPANY: TourChapter = {
  name: 'company',
  story: 'company',
  title: '公司和团队',
  at: TEAM,
  steps: [
    {
      title: '一个团队，一起印书',
      text: '陆嘉宁的公司要印手册、名片和样书。同事各自下单，钱从公司的账户付；谁能花多少、超了谁来批，事先说好。',
      notes: '开场先问客户：现在同事要印东西，怎么申请、谁垫钱、发票找谁要？今天的五个章节大约四分钟。',
      path: TEAM,
    },
    {
      title: '谁在团队里',
      text: '成员的角色、加入的日子和作品数都在这里；新同事申请加入，点“通过”就行，离职的一键停用。',
      notes: '指出唐棠在等通过。停用以后，作品和订单都留在公司。',
      target: { role: 'region', name: '成员' },
      path: TEAM,
    },
    {
      title: '团队额度',
      text: '每个人每月能花多少，已经花了多少。额度以内自己就能付，超出的才需要审批。',
      notes: '点“管理”→“修改权限”，可以当场改林晓舟的额度。',
      target: { role: 'listitem', name: /林晓舟/ },
      path: TEAM,
    },
    {
      title: '角色与权限',
      text: '管理员、编辑、投稿各能做什么，一张表说清楚。',
      notes: '投稿没有额度，每一单都要审批，适合外聘的设计师。',
      target: { role: 'heading', name: '角色与权限', around: 'section' },
      path: TEAM,
    },
  ],
};

export const ASKING: TourChapter = {
  name: 'asking',
  story: 'company',
  title: '成员提交审批',
  at: PAY,
  steps: [
    {
      title: '用公司的钱付',
      text: '林晓舟给公司印名片。付款时选“企业付款”，这个月还剩多少额度、这一单超出多少，当场就知道。',
      notes: '现在登录的是员工林晓舟。额度够的时候，这里是直接付款，不用审批。',
      target: { role: 'radiogroup', name: '支付方式' },
    },
    {
      title: '超出额度，提交审批',
      text: '写上用途和理由，一点就交给公司；不用先垫钱，也不用截图发群里。',
      notes: '可以真的填上“展会样品”。直接按“下一站”也会提交。',
      target: { role: 'button', name: /^提交审批/, around: 'section' },
      openers: [BY_TEAM],
    },
    {
      title: '交上去了，等公司点头',
      text: '谁来批、几点之前批、付多少，都写在这里。通过以后自动付款，林晓舟不用再做什么。',
      notes: '审批人在站内消息里马上看到。下一章换到审批的人这一边。',
      target: { role: 'region', name: '已提交审批' },
      openers: [{ role: 'button', name: /^提交审批/ }],
      isDeed: true,
    },
  ],
};

export const APPROVING: TourChapter = {
  name: 'approving',
  story: 'company',
  title: '负责人审批',
  at: TEAM,
  steps: [
    {
      title: '要批的都在这里',
      text: '谁要印、印什么、印多少、寄到哪里、超出额度多少，看得见成品的封面，不用再去问。',
      notes: '现在登录的是负责人陆嘉宁。先别点“通过”，下一步一起看。',
      target: REQUEST,
      path: REQUESTS,
    },
    {
      title: '通过，就是付款',
      text: '确认一次，公司的账户马上付款，订单直接去审稿。不同意就拒绝，理由会告诉申请的人。',
      notes: '可以真的点“通过并付款”；直接按“下一站”，也会替您点它。',
      target: { role: 'button', name: '通过并付款', around: '[role="dialog"]' },
      openers: [{ role: 'button', name: '通过，林晓舟' }],
      path: REQUESTS,
    },
    {
      title: '批完，钱付了，书开始做',
      text: '谁在什么时候批的，一直留在这里。申请的人同时收到消息。',
      notes: '强调：审批、付款、留痕是同一个动作。',
      target: { role: 'listitem', name: /林晓舟.*已通过/ },
      openers: [{ role: 'button', name: '通过并付款' }],
      isDeed: true,
      path: REQUESTS,
    },
    {
      title: '花了多少，一个月一本账',
      text: '批过的订单算进林晓舟本月的花费；全公司的订单都在“成员订单”里，不用月底再收表。',
      notes: '切到“成员订单”“动态”看看：每一单、每一次改额度都有记录。',
      target: { role: 'listitem', name: /林晓舟/ },
      path: TEAM,
    },
  ],
};

export const INVOICING: TourChapter = {
  name: 'invoicing',
  story: 'company',
  title: '转账和发票',
  at: PAY,
  steps: [
    {
      title: '对公转账，也不用催',
      text: '账号、金额和附言都能一点复制。订单保留三天，到账后自动确认，不用打电话问“收到了吗”。',
      notes: '附言就是订单号，财务对账靠它。',
      target: { role: 'region', name: '银行转账' },
      path: `${PAY}?orders={transferNo}`,
    },
    {
      title: '订单凑一凑，开一张发票',
      text: '付过款的订单都列在这里，勾上几个合成一张；还能开多少、开过多少，一眼看清。',
      notes: '可以勾两个订单，看合计跟着变。',
      target: { role: 'region', name: '可开票订单' },
      path: '/manager/invoice',
    },
    {
      title: '发票开好了，自己下载',
      text: '通常一分钟内开好，PDF 和 XML 都能下载，也会发到财务的邮箱。抬头开错了，可以红冲重开。',
      notes: '往下翻有票面。这里开的是样张，写明了不是税务凭证。',
      target: { role: 'dialog', name: '发票详情' },
      path: '/manager/invoice?tab=records&invoice={invoiceNo}',
    },
    {
      title: '一个团队，就这样一起印书',
      text: '接下来您可以自己动手：换一位会员，或者从“个人”的故事看一本书怎样做出来。想从头再来，点“重置演示”。',
      notes: '建议接着走“个人”的故事，里面有选工艺、算价格和生产进度。',
      path: '/manager/invoice',
    },
  ],
};
