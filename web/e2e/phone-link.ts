/** What leads to the page of a payment: into the app where the shop itself is on a phone. */
export const PHONE_LINK = /^(在手机上打开付款页|打开微信|打开支付宝)$/;
