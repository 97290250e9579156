/** How the phone calls the browser that asks (电脑), and what is to be done there. */
export interface PhoneWords {
  readonly choose: string;
  readonly otherAccount: string;
  readonly asks: string;
  readonly refuse: string;
  readonly confirmed: string;
  readonly cancelled: string;
  readonly expired: string;
}

const ELSEWHERE: PhoneWords = {
  choose: '用哪个账号登录电脑？',
  otherAccount: '登录后用它确认电脑上的登录',
  asks: '电脑正在请求登录',
  refuse: '不是您本人的操作？请点取消，电脑就不会登录。',
  confirmed: '电脑上会自动进入，可以放下手机了。',
  cancelled: '电脑没有登录。需要时请重新扫码。',
  expired: '请在电脑上点击刷新，再扫描新的二维码。',
};

const HERE: PhoneWords = {
  choose: '用哪个账号登录？',
  otherAccount: '登录后用它确认这次登录',
  asks: '这台设备正在请求登录',
  refuse: '不是您本人的操作？请点取消，就不会登录。',
  confirmed: '回到登录页，会自动进入。',
  cancelled: '没有登录。需要时请回到登录页再试。',
  expired: '请回到登录页，点击刷新后再确认。',
};

/** Whether the asking browser is this one is the server's word: a foreign code cannot pretend it. */
export function phoneWords(isHere: boolean): PhoneWords {
  return isHere ? HERE : ELSEWHERE;
}
