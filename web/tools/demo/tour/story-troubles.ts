import type { Place } from './find-element.ts';
import type { TourChapter } from './story-types.ts';

const DETAIL: Place = { role: 'dialog', name: '订单详情' };
const part = (name: string | RegExp): Place => ({ role: 'region', name, within: DETAIL });

/** Every failure happened to an order of its own when the chapter began. */
const ABOUT = {
  title: '万一出了岔子',
  at: '/manager/order',
  steps: [
    {
      title: '出了岔子，谁来兜底',
      text: '付款被拒、付了钱没通知、文件有问题、客户要退款：四种最常见的岔子，刚刚在这个演示里各发生了一次。',
      notes:
        '先问客户：上一次“我付了钱，你们怎么说没收到”是谁接的电话、查了多久？这四个订单是真的出了事，不是图片。',
      path: '/manager/order',
    },
    {
      title: '付款被拒，钱没动',
      text: '微信拒绝了这笔付款。失败记在付款记录里，没有扣款；订单原样保留，付款倒计时照走。',
      notes: '想现场演示：回到“支付”一章，在收银台选“支付失败”，页面自己会说清楚没有扣款。',
      target: part('付款记录'),
      path: '/manager/order?no={refusedNo}',
    },
    {
      title: '换一种方式，接着付',
      text: '回到支付页，金额和优惠都还在，换一种方式再付就行，不会扣两次。',
      notes: '客户最怕重复扣款：同一笔订单付了两次，后一笔会自动原路退回。',
      target: { role: 'region', name: '支付方式' },
      path: '/manager/shopping/pay?orders={refusedNo}',
    },
    {
      title: '钱付了，通知却丢了',
      text: '客户在手机上付了款，支付平台的通知没有送到。页面还在等，但一直给客户留着一条路：“我已付款”。',
      notes: '可以真的点“我已付款”，导览会跟着您走；直接按“下一站”，也会替您点它。',
      target: { role: 'button', name: '我已付款', around: 'section' },
      path: '/manager/shopping/pay?orders={lostNo}',
    },
    {
      title: '一问就对上了',
      text: '系统主动去问支付平台，查到这笔钱，订单马上变成已付款。订单到期之前也会先问一遍，不会误取消。',
      notes: '强调：没有通知也不丢单，不用财务半夜对账。',
      target: { role: 'status', name: /审稿/, around: 'section' },
      openers: [{ role: 'button', name: '我已付款' }],
      isDeed: true,
      path: '/manager/shopping/pay?orders={lostNo}',
      leads: '/manager/shopping/success',
    },
    {
      title: '文件有问题，开印前拦下',
      text: '审稿没有通过。哪一页、什么问题、在页面的哪个位置，一条一条指给客户看。',
      notes: '点“下一处”换一个问题。以前是审稿员截图发微信，现在客户自己看得见。',
      target: part(/^文件问题/),
      path: '/manager/order?no={spoiledNo}',
    },
    {
      title: '改好了换上，或者坚持印',
      text: '改好作品点“替换文件”，重新审稿；看过问题仍要照印，也可以“坚持印刷”，谁在什么时候同意的都有记录。',
      notes: '责任说得清：坚持印刷要勾选确认，操作记录里留着时间和人。',
      target: { role: 'button', name: '替换文件', within: DETAIL, around: '.ant-drawer-footer' },
      path: '/manager/order?no={spoiledNo}',
    },
    {
      title: '退款，原路退回',
      text: '客户改了主意，开工前可以自己申请退款。钱按付款的方式原路退回，每一步都写在订单里。',
      notes: '开工以后不能直接退，走售后：重印、部分退款，同样在订单里办。',
      target: part('订单进程'),
      path: '/manager/order?no={refundedNo}',
    },
  ],
} as const satisfies Omit<TourChapter, 'name'>;

export const TROUBLES: TourChapter = { ...ABOUT, name: 'troubles' };
export const COMPANY_TROUBLES: TourChapter = {
  ...ABOUT,
  name: 'company-troubles',
  story: 'company',
  title: '出岔子也有人管',
};
