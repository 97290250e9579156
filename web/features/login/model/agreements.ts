export type AgreementName = 'service' | 'privacy';

export interface Agreement {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

/** Service agreement (服务协议) and privacy policy (隐私政策). */
export const AGREEMENTS: Readonly<Record<AgreementName, Agreement>> = {
  service: {
    title: '服务协议',
    sections: [
      {
        heading: '账号',
        text: '一个手机号可以注册一个账号。请妥善保管密码，凭账号和密码进行的操作视为您本人的操作。发现账号异常时，可随时通过“找回密码”使所有设备退出登录。',
      },
      {
        heading: '您的作品',
        text: '您上传和编辑的内容归您所有。我们只为提供编辑、发布和印制服务而保存和处理它们，不会用于其他用途。请确认您有权使用作品中的文字、图片和字体。',
      },
      {
        heading: '印制与交付',
        text: '下单时的版本会单独保存，之后再编辑作品不影响已下的订单。纸张和油墨的特性会使成品与屏幕略有色差。成品有质量问题的，请在签收后 15 天内联系我们重印或退款。',
      },
      {
        heading: '会员服务',
        text: '会员到期后，已发布的作品在宽限期内照常可读，数据继续保留，您可以随时导出。',
      },
    ],
  },
  privacy: {
    title: '隐私政策',
    sections: [
      {
        heading: '我们收集什么',
        text: '注册所需的手机号，您自愿填写的昵称和地区，下单所需的收货信息，以及登录时的设备和网络地址。后两项只用于保护账号安全。',
      },
      {
        heading: '我们怎样使用',
        text: '用于登录、交付订单和回答您的问题。收货信息只提供给承运方。阅读统计只展示汇总数字，不识别具体读者。',
      },
      {
        heading: '第三方登录',
        text: '使用微信、QQ、微博或支付宝登录时，我们只取得您在该平台的昵称和一个专用标识，得不到您的密码。绑定可以随时解除。',
      },
      {
        heading: '您的权利',
        text: '您可以随时查看、更正、导出或删除自己的资料。注销账号后，除法律要求保留的订单记录外，其余资料会在 30 天内删除。',
      },
    ],
  },
};
