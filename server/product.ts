/** What the product says of itself. Its real name is not known, so the replica has a neutral one. */
export const PRODUCT = {
  name: '书桌',
  version: '0.1.0',
  phone: '400-000-0000',
  email: 'hello@desk.example',
} as const;

/** What members notice of the changelog, in their language; before the colon the part of the product. */
export const CHANGES: readonly { version: string; date: string; items: readonly string[] }[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    items: [
      '登录：扫码、密码、手机验证码，以及微信、QQ、微博、支付宝',
      '登录：手机上可以在本机确认；密码锁定时显示还要等多久，找回密码不必等待',
      '作品：文件夹、标签、搜索、归档与回收站，发布与分享',
      '作品：PDF 与图片逐页转成电子书，中断后可以继续',
      '作品：任何会员都可以上传现成的印刷文件来印',
      '阅读：翻页、滑动与滚动，目录、搜索与小屏阅读，记得上次读到的页',
      '选购：成品随规格变化，可看封面、书脊与翻开的内页；材料、工艺都有图样和差价',
      '选购：为每本书配好三套规格，预检先说清楚；不可用的选项都说明原因',
      '下单：地址粘贴识别、配送日期、门店自提、优惠券、余额与发票',
      '支付：微信、支付宝、余额与银行转账，重复或迟到的款项自动退回',
      '订单：逐页看样稿与文件问题，售后和评价可以附照片，付款后 30 分钟内可替换文件',
      '订单：生产日记、物流、退款与再次购买',
      '账户：余额充值、礼品卡、账单与本金退款',
      '账户：会员方案、补差价与换购，到期前提醒，到期后已有内容仍可查看',
      '账户：发票多单合开，抬头粘贴识别，PDF 与 XML 下载，红冲重开',
      '账户：头像、手机号与密码、登录设备、通知设置、数据导出与注销',
      '团队：邀请成员、角色与每月额度，超额订单由拥有者审批',
      '名片：五种主题，按字段公开，二维码、访客与名片夹，一键印成名片',
      '工作台：通知、搜索、余额与继续上次',
      '账户：邀请码、会员有效期、第三方绑定与收货地址',
    ],
  },
];

/** Where bank transfers go (收款账户). */
export const BANK_ACCOUNT = {
  company: '书桌印刷有限公司（演示）',
  bankName: '演示银行杭州分行',
  account: '6200 0000 0000 0000',
} as const;
