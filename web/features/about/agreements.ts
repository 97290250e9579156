export interface Agreement {
  readonly key: 'service' | 'privacy';
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

/** The agreements (协议) a member accepts at login. */
export const AGREEMENTS: readonly Agreement[] = [
  {
    key: 'service',
    title: '服务协议',
    sections: [
      {
        heading: '我们提供什么',
        text: '您可以在线制作电子书、电子报、文档与台历，管理书架，并把作品印成书。部分功能按会员等级开放，开放范围以升级会员页面所列为准。',
      },
      {
        heading: '作品归谁',
        text: '您上传和制作的内容归您所有。我们只为保存、预览、转换和印刷的需要处理它，不用于其他用途，也不会替您公开发布。',
      },
      {
        heading: '印刷订单',
        text: '页数、装订与用纸决定可选工艺和价格，以下单时显示的金额为准。印刷品按您的规格定制，进入生产后不能更改；若成品与所选规格不符，请在收货后十五天内与我们联系。',
      },
      {
        heading: '账号与责任',
        text: '请妥善保管密码，不要把登录二维码交给他人扫描。请勿上传侵犯他人权利或法律禁止的内容。',
      },
    ],
  },
  {
    key: 'privacy',
    title: '隐私政策',
    sections: [
      {
        heading: '我们收集的信息',
        text: '注册和登录所需的账号与手机号、下单所需的收货人信息、您主动提交的反馈，以及维持登录状态的凭证。',
      },
      {
        heading: '信息如何使用',
        text: '仅用于提供您请求的服务：登录、制作、印刷、配送和答复。收货信息只在配送时交给承运方。',
      },
      {
        heading: '保存与保护',
        text: '密码以不可还原的方式保存，手机号在页面上只显示首尾。退出登录后，凭证立即失效。',
      },
      {
        heading: '您的权利',
        text: '您可以随时查看和更正个人资料、删除收货地址、解除第三方账号绑定，也可以联系我们注销账号。',
      },
    ],
  },
];
