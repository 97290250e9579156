/**
 * The codes of outcomes that are not success, by what they mean. One code means one thing; the several reasons that
 * share a meaning share its code.
 */
export const BUSINESS_CODES = {
  badRequest: 400,
  notLoggedIn: 401,
  noPermission: 403,
  notFound: 404,
  wrongPassword: 1001,
  accountLocked: 1002,
  unknownLoginSession: 1011,
  loginSessionState: 1012,
  alreadyBound: 1021,
  tooManyCodes: 1030,
  wrongCode: 1031,
  mobileTaken: 1032,
  mobileUnknown: 1033,
  badField: 1034,
  badFeedback: 1040,
  pathNotAllowed: 1050,
  cartFull: 1060,
  badChoice: 1061,
  addressesFull: 1062,
  badIdemKey: 1070,
  priceChanged: 1071,
  orderLines: 1072,
  deliveryUnavailable: 1073,
  couponUnusable: 1074,
  orderState: 1075,
  urgedAlready: 1076,
  fileNotReplaceable: 1077,
  ordersNotPayable: 1080,
  walletTooLow: 1081,
  paymentState: 1082,
  unknownPayCode: 1090,
  badSignature: 1100,
} as const;

export type BusinessCode = (typeof BUSINESS_CODES)[keyof typeof BUSINESS_CODES];
