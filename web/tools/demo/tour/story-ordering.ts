import type { TourChapter } from './story-types.ts';

export const ORDER: TourChapter = {
  name: 'order',
  title: '确认订单',
  at: '/manager/shopping/order/',
  steps: [
    {
      title: '收货地址',
      text: '默认地址已经选好。可以换一个，也可以粘贴一整段文字，自动拆成姓名、电话和地址。',
      notes: '点“新增地址”，粘贴一段带姓名电话的文字给客户看识别效果，然后取消即可。',
      target: { role: 'region', name: '收货地址' },
    },
    {
      title: '什么时候能收到',
      text: '每种配送都写明送达日期和运费，日期按实际的生产排期推算。',
      notes: '换成“特快专递”，价格明细里的运费和应付金额会一起变。',
      target: { role: 'region', name: '配送方式' },
    },
    {
      title: '优惠替您选好',
      text: '自动用上最合适的优惠券，余额也可以抵扣一部分。',
      notes: '强调“自动选最优”：客户不用自己比较几张券。',
      target: { role: 'region', name: '优惠与余额' },
    },
    {
      title: '每一分钱都有出处',
      text: '原价、优惠、运费逐行列出，确认无误再提交订单。',
      notes: '可以真的点“提交订单”，导览会跟到支付页；按“下一站”也会到同样的地方。',
      target: { role: 'complementary', name: '价格与提交' },
    },
  ],
};

export const PAY: TourChapter = {
  name: 'pay',
  title: '支付',
  at: '/manager/shopping/pay',
  steps: [
    {
      title: '订单保留两小时',
      text: '金额和剩余时间一目了然。中途离开也没关系，随时从订单回来接着付。',
      notes: '超过时间订单会自动取消并释放优惠券，不需要人工清理。',
      target: { role: 'paragraph', name: '应付金额', around: 'section' },
    },
    {
      title: '付款方式',
      text: '微信、支付宝、钱包余额和银行转账；余额可以和其他方式一起用。',
      notes: '企业客户看“银行转账”：订单保留 3 天，到账后自动确认。',
      target: { role: 'region', name: '支付方式' },
    },
    {
      title: '手机付款',
      text: '用手机扫码付款，页面会自己跳到结果，不用刷新；已经在手机上，就直接打开应用付款。',
      notes:
        '这是模拟的收银台，不会真的扣款。点“在手机上打开付款页”（手机上是“打开微信”），在那里确认付款，导览会跟到结果页。',
      target: { role: 'button', name: '我已付款', around: 'section' },
      openers: [{ role: 'button', name: /^去支付/ }],
    },
  ],
};

export const PAID: TourChapter = {
  name: 'paid',
  title: '付款成功',
  at: '/manager/shopping/success',
  steps: [
    {
      title: '付款成功，开始审稿',
      text: '审稿员马上看文件。半小时内还可以替换，不用打电话。',
      notes: '印刷行业最常见的一句话是“文件发错了”。这里给客户留了后悔的时间。',
      target: { role: 'status', name: /审稿/, around: 'section' },
    },
    {
      title: '日子说得清楚',
      text: '几点前审完、哪天送到都写在这里，一点就能加入日历。',
      notes: '“加入日历”会下载一个日程文件，手机和电脑都能打开。',
      target: { role: 'region', name: '订单' },
    },
  ],
};

export const MAKING: TourChapter = {
  name: 'making',
  title: '生产进度',
  at: '/manager/order',
  isMainPlace: true,
  steps: [
    {
      title: '书正在工坊里',
      text: '订单列表里直接看到做到哪一步，下一步大约什么时候完成。',
      notes:
        '从目录进入这一章，订单已经做到装订；跟着付款走过来的，还在等审稿。状态由工坊更新，不用人工填写。',
      target: { role: 'article', name: '订单 {orderNo}' },
      path: '/manager/order',
    },
    {
      title: '从提交到完成',
      text: '每一步的时间都留着，到哪一步、还剩哪几步，一看就明白。',
      notes: '可以问客户：现在每天要接多少个问进度的电话？打开这一页就不用打了。',
      target: { role: 'region', name: '订单进程' },
      path: '/manager/order?no={orderNo}',
    },
    {
      title: '生产日记',
      text: '印刷、覆膜、装订……像日记一样，把一本书怎样做出来讲给客户听。',
      notes: '一本书是怎样做出来的，会员愿意看，也愿意讲给家人听。',
      target: { role: 'region', name: '生产日记' },
      path: '/manager/order?no={orderNo}',
    },
  ],
};

export const ARRIVED: TourChapter = {
  name: 'arrived',
  title: '送到手里',
  at: '/manager/order',
  steps: [
    {
      title: '书送到了',
      text: '包裹走到哪里、谁在什么时候签收，和生产一样都记在订单里；收到以后订单就完成了。',
      notes: '问客户：收到货以后，顾客一般怎么找你们？下一步看售后和再印。',
      target: { role: 'region', name: '订单进程' },
      path: '/manager/order?no={orderNo}',
    },
    {
      title: '喜欢，就再印几本',
      text: '“再次购买”带上原来的规格，按今天的价格算好；申请发票、评价和售后也都在这里。',
      notes: '印过一次的规格不用再选第二遍。有问题点“申请售后”，拍照说明就行。',
      target: { role: 'button', name: /再次购买/, within: { role: 'dialog' } },
      path: '/manager/order?no={orderNo}',
    },
    {
      title: '手机上也能读',
      text: '印出来的是一本，电子书还在：把链接发给外婆，她在手机上就能一页一页翻。',
      notes: '点封面真的打开，翻几页再关掉。',
      target: { role: 'link', name: '打开阅读《我们的第一年》' },
      path: '/manager/opus_list/all',
    },
    {
      title: '给谁看，看没看，都知道',
      text: '给外婆一个写着她名字的专属链接，可以设密码、期限和次数；她打开过没有、打开过几次，下面的“给谁看过”里写着。',
      notes: '点“新建专属链接”，起名“外婆”，设一个密码；不想给看了，随时停用这一个，别人的链接照常打开。',
      target: { role: 'region', name: '专属链接' },
      path: '/manager/opus_share_edit/52001',
    },
    {
      title: '一本书，就这样做好了',
      text: '接下来您可以自己动手：换一位会员，或者继续下单。想从头再来，点“重置演示”。',
      notes: '建议换成“超级会员”沈知远：各种状态的订单都有，适合回答具体问题。',
      path: '/manager/opus_list/all',
    },
  ],
};
