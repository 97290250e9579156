/** Texts at the limits of a request field, and such as they do not allow. */
import type { RequestLimits } from '#contracts/request-limits.ts';

export interface Samples {
  /** Not refused for what this field says. */
  readonly within: readonly string[];
  /** One step beyond: refused in other words than what is within. */
  readonly beyond: readonly string[];
  /** Of another form altogether: refused, maybe in the words for what nobody has. */
  readonly foreign: readonly string[];
}

/** What no pattern, list of values or number of the contract allows. */
const FOREIGN = '!';

/** `usual` is what a call sends that succeeds. */
export function samplesOf(limits: RequestLimits, usual: string): Samples {
  const { enum: values, minimum, maximum, items, pattern } = limits;
  if (values) return { within: values, beyond: [FOREIGN], foreign: [] };
  if (minimum !== undefined) return { ...numbers(minimum, maximum), foreign: [FOREIGN] };
  if (items !== undefined) return { ...lists(limits), foreign: [FOREIGN] };
  return { ...texts(limits, usual), foreign: pattern === undefined ? [] : [FOREIGN] };
}

type Steps = Omit<Samples, 'foreign'>;

function numbers(minimum: number, maximum?: number): Steps {
  const most = maximum === undefined ? [] : [maximum];
  return {
    within: [minimum, ...most].map(String),
    beyond: [minimum - 1, ...most.map((one) => one + 1)].map(String),
  };
}

/** Of its length a text with a pattern is the usual one, cut or begun with more of its first letter. */
function texts({ minLength = 0, maxLength, pattern }: RequestLimits, usual: string): Steps {
  const text = (length: number) => {
    if (pattern === undefined) return '字'.repeat(length);
    return length < usual.length ? usual.slice(0, length) : usual.padStart(length, usual[0]);
  };
  const shortest = minLength === 0 ? [] : [minLength];
  const longest = maxLength === undefined ? [] : [maxLength];
  return {
    within: [...shortest, ...longest].map(text),
    beyond: [...shortest.map((length) => length - 1), ...longest.map((length) => length + 1)].map(text),
  };
}

/** What is told apart, because what stands twice counts once. */
const PARTS: Readonly<Record<string, (index: number) => string>> = {
  '^[0-9]{1,18}$': (index) => String(990_000 + index),
  '^[0-9]{16}$': (index) => String(2026_1121_0900_0000 + index),
  '^[0-9]{6}$': (index) => String(330_000 + index),
  '^[0-9]{1,18}:[0-9]{1,18}:[1-9][0-9]{0,6}$': (index) => `${990_000 + index}:90001:1`,
  '^[^,]+$': (index) => `photo-${index}`,
};

function lists({ items = '', minItems = 1, maxItems }: RequestLimits): Steps {
  const part = PARTS[items];
  if (part === undefined || maxItems === undefined) return { within: [], beyond: [] };
  const list = (length: number) => Array.from({ length }, (_, index) => part(index)).join(',');
  return {
    within: [maxItems].map(list),
    beyond: [...(minItems > 1 ? [minItems - 1] : []), maxItems + 1].map(list),
  };
}

type Values = Readonly<Record<string, string>>;

export interface Circumstances extends Partial<Samples> {
  /** What else has to be sent for the field to be looked at. */
  readonly beside?: Values;
  /** A value that is right, where the usual call leaves the field empty. */
  readonly usual?: string;
}

const REGION = { regionCodes: '330000,330100,330106' };
const names = (letters: number) => `浙江 杭州 ${'西'.repeat(letters - 6)}`;
const tags = (count: number) => Array.from({ length: count }, (_, at) => `${at}`.padEnd(12, '签')).join(',');
const TAGS = { within: [tags(8)], beyond: [tags(9), `${tags(1)}签`], foreign: [] };
const COMPANY = {
  invoiceKind: 'company',
  invoiceTitle: '知远影像工作室',
  invoiceTaxNo: '91330106MA2DEMO018',
};

/** Fields that some calls do not look at, or whose limits no other text than these shows. */
export const CIRCUMSTANCES: Readonly<Record<string, Circumstances>> = {
  'ShoppingServiceMag.getTotal.cnums': { within: [] },
  'ShoppingServiceMag.updateCart.cnums': { within: [] },
  'ShoppingServiceMag.addCart.cnums': { within: [] },
  'ShoppingServiceMag.addCart.count': { beside: { merge: 'N' } },
  'MemberServiceMag.resolveAitusPath.path': { within: [] },
  'OrderServiceMag.answerProof.note': { beside: { answer: 'change' } },
  'OrderServiceMag.createOrder.pickupName': { beside: { delivery: 'pickup', pickupMobile: '19000000003' } },
  'OrderServiceMag.createOrder.pickupMobile': {
    beside: { delivery: 'pickup', pickupName: '沈知远' },
    usual: '19000000003',
  },
  'OrderServiceMag.createOrder.invoiceTitle': { beside: { invoiceKind: 'personal' } },
  'OrderServiceMag.createOrder.invoiceTaxNo': { beside: COMPANY, usual: COMPANY.invoiceTaxNo },
  'OrderServiceMag.createOrder.invoiceEmail': { beside: COMPANY, usual: 'shen@desk.example' },
  'InvoiceServiceMag.saveInvoiceTitle.email': { usual: 'shen@desk.example' },
  'InvoiceServiceMag.applyInvoice.email': { usual: 'shen@desk.example' },
  'AccountServiceMag.sendAccountCode.email': { usual: 'new@desk.example' },
  'TeamServiceMag.decideRequest.reason': { beside: { decision: 'refuse' } },
  'OpusServiceMag.tagOpus.tags': TAGS,
  'OpusServiceMag.saveSetting.tags': TAGS,
  // The work of the pact has 168 pages.
  'OpusServiceMag.saveSetting.coverPage': { within: ['1', '168'] },
  // Of pictures; a PDF is smaller.
  'OpusServiceMag.beginImport.fileBytes': { beside: { kind: 'images' } },
  'LoginServiceMag.register.regionNames': { beside: REGION, within: [names(60)], beyond: [names(61)] },
  'AccountServiceMag.saveProfile.regionNames': { beside: REGION, within: [names(60)], beyond: [names(61)] },
  'LoginServiceMag.register.regionCodes': { within: [] },
  'AccountServiceMag.saveProfile.regionCodes': { within: [] },
  'AccountServiceMag.changeMobile.ownCode': { beside: { password: '' } },
  'AccountServiceMag.changeEmail.ownCode': { beside: { password: '' } },
  'AccountServiceMag.savePassword.ownCode': { beside: { oldPassword: '' } },
  'AccountServiceMag.askClosing.ownCode': { beside: { password: '' } },
};

/** What is beyond the limits of these is not refused. */
export const NOT_REFUSED: Readonly<Record<string, string>> = {
  'ShoppingServiceMag.updateCart.fuwu': 'always empty, and not looked at',
  'ShoppingServiceMag.updateCart.fxID': 'always empty, and not looked at',
  'ShoppingServiceMag.updateCart.prop1': 'always empty, and not looked at',
  'ShoppingServiceMag.updateCart.pdfCnum': 'always empty, and not looked at',
  'ShoppingServiceMag.addCart.merge': 'taken for Y',
  'ShoppingServiceMag.addCart.known': 'taken for N',
  'AddressServiceMag.saveAddress.isDefault': 'taken for N',
  'InvoiceServiceMag.saveInvoiceTitle.isDefault': 'taken for N',
  'OrderServiceMag.previewOrder.useWallet': 'taken for N',
  'OpusServiceMag.beginImport.again': 'taken for N',
  'CardServiceMag.saveCard.without': 'what is no picture is passed over',
  'OrderServiceMag.getOrderList.keyword': 'cut to its first letters',
  'OrderServiceMag.exportOrders.keyword': 'cut to its first letters',
};

/** What is within the limits of these may be refused in the same words, because something else is not so. */
export const SAME_WORDS: Readonly<Record<string, string>> = {
  'UpgradeServiceMag.createUpgrade.level': 'an offer of another day is refused as one that never was',
  'UpgradeServiceMag.createUpgrade.way': 'an offer of another day is refused as one that never was',
  'UpgradeServiceMag.createUpgrade.term': 'an offer of another day is refused as one that never was',
  'CardServiceMag.exchangeCard.slug': 'an address of nobody is refused as one that cannot be',
  'ShoppingServiceMag.getChoicePrint.cnums': 'options that are not of the goods are refused as none',
  'ShoppingServiceMag.makeChoicePrint.cnums': 'options that are not of the goods are refused as none',
  'ShoppingServiceMag.cancelChoicePrint.cnums': 'options that are not of the goods are refused as none',
  'OrderServiceMag.updateOrderAddress.part': 'a part that the order has not is refused as none',
  'OrderServiceMag.applyAfterSale.part': 'a part that the order has not is refused as none',
  'OrderServiceMag.getOrderResult.orderNos': 'too many are refused as one that is not there',
};
