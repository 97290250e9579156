import { describe, expect, it } from 'vitest';
import type { RequestLimits } from '#contracts/request-limits.ts';
import { CLOSING_WORDS } from '#contracts/rules/account/closing.ts';
import { EMAIL_MAX } from '#contracts/rules/account/email.ts';
import { AREAS, PLANS } from '#contracts/rules/account/membership.ts';
import { NOTICE_SETTINGS } from '#contracts/rules/account/notice-settings.ts';
import { PROVIDER_NAMES } from '#contracts/rules/account/providers.ts';
import { DESK_TOPICS } from '#contracts/rules/account/service-desk.ts';
import { CODE_PURPOSES } from '#contracts/rules/account/verification-code.ts';
import { ADDRESS_LENGTHS } from '#contracts/rules/address/address-fields.ts';
import { FIRST_YEAR, LAST_YEAR } from '#contracts/rules/calendar/day.ts';
import { DATE_ICONS, LONGEST_DATE_NAME } from '#contracts/rules/calendar/special-dates.ts';
import { CARD_THEMES } from '#contracts/rules/cards/card-themes.ts';
import { BUYER_FIELD_MAX, INVOICE_TYPES } from '#contracts/rules/invoices/buyer.ts';
import { ORDERS_OF_INVOICE_MAX } from '#contracts/rules/invoices/invoicable.ts';
import * as LIMITS from '#contracts/rules/limits.ts';
import { TERMS, WAYS } from '#contracts/rules/membership/offers.ts';
import { AFTER_SALE_KINDS } from '#contracts/rules/orders/after-sale.ts';
import { INVOICE_TITLE_MAX } from '#contracts/rules/orders/invoice-fields.ts';
import { PHOTOS_MAX } from '#contracts/rules/orders/order-photos.ts';
import { ORDER_TABS } from '#contracts/rules/orders/order-states.ts';
import { CHANNEL_NAMES } from '#contracts/rules/orders/order-words.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { KEYWORD_LONGEST } from '#contracts/rules/pages/search-pages.ts';
import { ORDER_PARTS_MAX, SPLIT_ENTRIES_MAX } from '#contracts/rules/parcels/order-parts.ts';
import { DELIVERY_CODES } from '#contracts/rules/price/delivery.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from '#contracts/rules/price/quantity.ts';
import { PRINT_FORMS } from '#contracts/rules/print/print-forms.ts';
import { IMPORT_KINDS, IMPORT_TYPES, MADE_TYPES } from '#contracts/rules/publications/import-fields.ts';
import { VERSION_NOTE_MAX } from '#contracts/rules/publications/kept-versions.ts';
import * as FIELDS from '#contracts/rules/publications/publication-fields.ts';
import { PUBLICATION_STATUSES, PUBLICATION_TYPES } from '#contracts/rules/publications/publication-states.ts';
import * as OPTIONS from '#contracts/rules/publications/reader-options.ts';
import { READING_MODES } from '#contracts/rules/publications/reading.ts';
import * as SHARING from '#contracts/rules/publications/sharing-fields.ts';
import { INVITE_DAYS, INVITE_NOTE_MAX, MONTHLY_YUAN_MAX, WORKS_MAX } from '#contracts/rules/team/invite.ts';
import { MEMBER_MOVES, MEMBER_STATES } from '#contracts/rules/team/member-moves.ts';
import { INVITED_ROLES } from '#contracts/rules/team/roles.ts';
import {
  PLEA_MAX,
  PURPOSE_MAX,
  REFUSE_REASON_MAX,
  REQUEST_STATE_TEXTS,
} from '#contracts/rules/team/spending.ts';
import { GIFT_CODE_LENGTH, GIFT_CODE_TYPED_MAX } from '#contracts/rules/wallet/gift-code.ts';
import { REMINDER_YUAN } from '#contracts/rules/wallet/low-balance.ts';
import { RECHARGE_CHANNELS, RECHARGE_YUAN } from '#contracts/rules/wallet/recharge.ts';
import { ENTRY_KINDS } from '#contracts/rules/wallet/wallet-entries.ts';
import { isDecimalId } from '#contracts/rules/whole-number.ts';
import { UPGRADE_CHANNELS } from '#db/queries/membership/upgrades.ts';
import { SORTS } from '#db/queries/publications/listing.ts';
import { limitedFields, requestFields } from './testing/request-fields.ts';

const whole = (minimum: number, maximum: number) => ({ minimum, maximum });
const upTo = (maxLength: number) => ({ maxLength });
const text = (minLength: number, maxLength: number) => ({ minLength, maxLength });
const one = (values: readonly (string | number)[]) => ({ enum: values.map(String) });
const or = (limits: RequestLimits) => ({ ...limits, orEmpty: true });
const pageOf = (most: number) => whole(1, most);
const addressField = (field: 'street' | 'label') => upTo(ADDRESS_LENGTHS[field]);
const neededOfAddress = (field: 'name' | 'province' | 'city' | 'district' | 'detail') =>
  text(1, ADDRESS_LENGTHS[field]);
const { min: passwordMin, max: passwordMax } = LIMITS.PASSWORD_LENGTH;
const password = text(passwordMin, passwordMax);
const region = upTo(LIMITS.REGION_NAMES_MAX);
const side = whole(DOCUMENT_LIMITS.shortestMm, DOCUMENT_LIMITS.longestMm);
const provider = one(Object.keys(PROVIDER_NAMES));
const photos = { maxItems: PHOTOS_MAX };
const kind = or(one(Object.keys(ENTRY_KINDS)));
const ids = (maxItems: number) => ({ maxItems });
const MEMBERSHIPS = PLANS.map(({ level }) => level).filter((level) => level !== '');

const { TAG_MAX, TAGS_MAX } = FIELDS;
const TAGS = {
  pattern: `^[^,，、\\s]{1,${TAG_MAX}}([,，、\\s]+[^,，、\\s]{1,${TAG_MAX}}){0,${TAGS_MAX - 1}}$`,
};

/** What the rules say of a field, wherever it stands, and where it is another one of the same name. */
const OF_RULES: Readonly<Record<string, RequestLimits>> = {
  '*.page': pageOf(LIMITS.PAGE_MAX),
  'ReaderServiceMag.savePlace.page': { minimum: 1 },
  '*.pageSize': pageOf(LIMITS.PAGE_SIZE_MAX),
  'OrderServiceMag.getOrderList.pageSize': pageOf(LIMITS.ORDERS_PAGE_MAX),
  'AccountServiceMag.getSessions.pageSize': pageOf(LIMITS.DEVICES_PAGE_MAX),
  '*.count': whole(QUANTITY_MIN, QUANTITY_MAX),
  'ReaderServiceMag.getPages.count': whole(1, LIMITS.BOOK_PAGES_MAX),
  '*.remarkinfo': upTo(LIMITS.LINE_REMARK_MAX),
  '*.keyword': text(1, KEYWORD_LONGEST),
  'OrderServiceMag.getOrderList.keyword': upTo(LIMITS.ORDER_KEYWORD_MAX),
  'OrderServiceMag.exportOrders.keyword': upTo(LIMITS.ORDER_KEYWORD_MAX),
  'OpusServiceMag.getOpusList.keyword': upTo(KEYWORD_LONGEST),
  '*.thirdLoginType': provider,

  'AddressServiceMag.saveAddress.name': neededOfAddress('name'),
  'AddressServiceMag.saveAddress.province': neededOfAddress('province'),
  'AddressServiceMag.saveAddress.city': neededOfAddress('city'),
  'AddressServiceMag.saveAddress.district': neededOfAddress('district'),
  'AddressServiceMag.saveAddress.detail': neededOfAddress('detail'),
  'AddressServiceMag.saveAddress.street': addressField('street'),
  'AddressServiceMag.saveAddress.label': addressField('label'),

  'OrderServiceMag.cancelOrder.reason': text(1, LIMITS.END_REASON_MAX),
  'OrderServiceMag.applyRefund.reason': text(1, LIMITS.END_REASON_MAX),
  'OrderServiceMag.answerProof.note': upTo(LIMITS.PROOF_NOTE_MAX),
  'OrderServiceMag.applyAfterSale.kind': one(AFTER_SALE_KINDS),
  'OrderServiceMag.applyAfterSale.reason': text(1, LIMITS.AFTER_SALE_REASON_MAX),
  'OrderServiceMag.applyAfterSale.description': text(
    LIMITS.AFTER_SALE_LENGTH.min,
    LIMITS.AFTER_SALE_LENGTH.max,
  ),
  '*.photos': photos,
  'OrderServiceMag.reviewOrder.text': upTo(LIMITS.REVIEW_MAX),
  'OrderServiceMag.previewOrder.cartIDs': { maxItems: LIMITS.ORDER_LINES_MAX },
  'OrderServiceMag.createOrder.cartIDs': { maxItems: LIMITS.ORDER_LINES_MAX },
  '*.parts': { maxItems: SPLIT_ENTRIES_MAX },
  '*.part': or(whole(1, ORDER_PARTS_MAX)),
  'OrderServiceMag.previewOrder.delivery': or(one(DELIVERY_CODES)),
  'OrderServiceMag.createOrder.delivery': one(DELIVERY_CODES),
  'OrderServiceMag.createOrder.pickupName': upTo(ADDRESS_LENGTHS.name),
  'OrderServiceMag.createOrder.invoiceTitle': upTo(INVOICE_TITLE_MAX),
  'OrderServiceMag.createOrder.invoiceType': or(one(INVOICE_TYPES)),
  'OrderServiceMag.createOrder.remark': upTo(LIMITS.ORDER_REMARK_MAX),
  'MemberServiceMag.sendFeedback.topic': or(one(DESK_TOPICS)),
  'OrderServiceMag.getOrderList.tab': one(ORDER_TABS),
  'OrderServiceMag.exportOrders.tab': one(ORDER_TABS),
  'OrderServiceMag.getOrderResult.orderNos': { maxItems: LIMITS.RESULT_ORDERS_MAX },

  '*.orderNos': { maxItems: LIMITS.PAID_TOGETHER_MAX },
  'PayServiceMag.createPay.channel': one(Object.keys(CHANNEL_NAMES)),
  'PayServiceMag.submitTransfer.payer': text(1, LIMITS.PAYER_MAX),

  'InvoiceServiceMag.saveInvoiceTitle.name': text(1, BUYER_FIELD_MAX.name),
  'InvoiceServiceMag.saveInvoiceTitle.address': upTo(BUYER_FIELD_MAX.address),
  'InvoiceServiceMag.saveInvoiceTitle.bank': upTo(BUYER_FIELD_MAX.bank),
  'InvoiceServiceMag.previewInvoice.orderNos': { maxItems: ORDERS_OF_INVOICE_MAX },
  'InvoiceServiceMag.applyInvoice.orderNos': { maxItems: ORDERS_OF_INVOICE_MAX },
  '*.type': one(INVOICE_TYPES),
  '*.remark': upTo(LIMITS.INVOICE_NOTE_MAX),
  'InvoiceServiceMag.redInvoice.reason': text(1, LIMITS.INVOICE_NOTE_MAX),
  '*.email': upTo(EMAIL_MAX),
  'OrderServiceMag.createOrder.invoiceEmail': upTo(EMAIL_MAX),

  'WalletServiceMag.getTxList.kind': kind,
  'WalletServiceMag.exportTxList.kind': kind,
  'WalletServiceMag.createRecharge.amount': whole(RECHARGE_YUAN.min, RECHARGE_YUAN.max),
  'WalletServiceMag.createRecharge.channel': one(RECHARGE_CHANNELS),
  'WalletServiceMag.saveReminder.amount': or(whole(REMINDER_YUAN.min, REMINDER_YUAN.max)),
  'WalletServiceMag.redeemCode.code': {
    pattern: `^[A-Za-z0-9 -]{${GIFT_CODE_LENGTH},${GIFT_CODE_TYPED_MAX}}$`,
  },
  'UpgradeServiceMag.redeemCode.code': {
    pattern: `^[A-Za-z0-9 -]{${GIFT_CODE_LENGTH},${GIFT_CODE_TYPED_MAX}}$`,
  },

  'TeamServiceMag.getMembers.state': or(one(MEMBER_STATES)),
  '*.role': one(INVITED_ROLES),
  '*.monthlyLimit': whole(0, MONTHLY_YUAN_MAX),
  '*.worksLimit': or(whole(1, WORKS_MAX)),
  'TeamServiceMag.inviteMember.days': one(INVITE_DAYS),
  'TeamServiceMag.inviteMember.note': upTo(INVITE_NOTE_MAX),
  'TeamServiceMag.payByTeam.purpose': upTo(PURPOSE_MAX),
  'TeamServiceMag.payByTeam.plea': upTo(PLEA_MAX),
  'TeamServiceMag.moveMember.move': one(MEMBER_MOVES),
  'TeamServiceMag.getRequests.state': or(one(Object.keys(REQUEST_STATE_TEXTS))),
  'TeamServiceMag.decideRequest.reason': upTo(REFUSE_REASON_MAX),

  'CardServiceMag.saveCard.theme': one(CARD_THEMES),
  'UpgradeServiceMag.createUpgrade.level': one(MEMBERSHIPS),
  'UpgradeServiceMag.createUpgrade.way': one(WAYS),
  'UpgradeServiceMag.createUpgrade.term': one(Object.keys(TERMS)),
  'UpgradeServiceMag.createUpgrade.channel': one(UPGRADE_CHANNELS),
  'UpgradeServiceMag.noteLock.area': one(AREAS),

  '*.bookCode': { pattern: SHARING.READING_CODE.source },
  'OpusServiceMag.saveReading.mode': one(READING_MODES),
  'OpusServiceMag.saveReading.password': upTo(SHARING.READ_PASSWORD_LENGTH.max),
  'OpusServiceMag.saveShareLink.name': text(1, SHARING.LINK_NAME_MAX),
  'OpusServiceMag.saveShareLink.slug': or({ pattern: SHARING.READING_CODE.source }),
  'OpusServiceMag.saveShareLink.password': upTo(SHARING.READ_PASSWORD_LENGTH.max),
  'OpusServiceMag.saveShareLink.maxReads': or(whole(1, SHARING.LINK_READS_MAX)),
  'OpusServiceMag.addShareInvites.rows': text(1, SHARING.INVITE_ROWS_LONGEST),
  'ReaderServiceMag.openBook.password': upTo(SHARING.READ_PASSWORD_LENGTH.max),
  'OpusServiceMag.saveSetting.name': text(1, FIELDS.NAME_MAX),
  'OpusServiceMag.createOpus.subtitle': upTo(FIELDS.SUBTITLE_MAX),
  'OpusServiceMag.createOpus.author': upTo(FIELDS.AUTHOR_MAX),
  'OpusServiceMag.saveSetting.subtitle': upTo(FIELDS.SUBTITLE_MAX),
  'OpusServiceMag.saveSetting.author': upTo(FIELDS.AUTHOR_MAX),
  'OpusServiceMag.saveSetting.intro': upTo(FIELDS.INTRO_MAX),
  'OpusServiceMag.saveSetting.coverPage': or(whole(1, DOCUMENT_LIMITS.pages)),
  'OpusServiceMag.saveOptions.mode': one(OPTIONS.OPTION_MODES),
  'OpusServiceMag.saveOptions.pages': one(OPTIONS.OPTION_PAGES),
  'OpusServiceMag.saveOptions.startPage': { minimum: 1 },
  'OpusServiceMag.saveOptions.autoplay': whole(0, OPTIONS.AUTOPLAY_SECONDS.max),
  'OpusServiceMag.saveOptions.ground': one(OPTIONS.GROUND_NAMES),
  'OpusServiceMag.saveOptions.permits': or({
    items: `^(${OPTIONS.PERMITS.join('|')})$`,
    maxItems: OPTIONS.PERMITS.length,
  }),
  'OpusServiceMag.saveOptions.watermark': upTo(OPTIONS.WATERMARK_MAX),
  'OpusServiceMag.renameOpus.name': text(1, FIELDS.NAME_MAX),
  'OpusServiceMag.beginImport.name': text(1, FIELDS.NAME_MAX),
  'OpusServiceMag.createOpus.name': text(1, FIELDS.NAME_MAX),
  'OpusServiceMag.saveOpusFolder.name': text(1, FIELDS.FOLDER_NAME_MAX),
  'OpusServiceMag.saveSpecialDate.name': text(1, LONGEST_DATE_NAME),
  'OpusServiceMag.saveSpecialDate.month': whole(1, 12),
  'OpusServiceMag.saveSpecialDate.day': whole(1, 31),
  'OpusServiceMag.saveSpecialDate.year': or(whole(FIRST_YEAR, LAST_YEAR)),
  'OpusServiceMag.saveSpecialDate.icon': one(Object.keys(DATE_ICONS)),
  '*.opusIDs': { maxItems: FIELDS.BATCH_MAX },
  'OpusServiceMag.tagOpus.tags': TAGS,
  'OpusServiceMag.saveSetting.tags': or(TAGS),
  'OpusServiceMag.beginImport.type': one(IMPORT_TYPES),
  'OpusServiceMag.createOpus.type': one(MADE_TYPES),
  'OpusServiceMag.getOpusTemplates.type': one(['album', '']),
  'OpusServiceMag.beginImport.kind': one(IMPORT_KINDS),
  '*.pageNum': whole(1, DOCUMENT_LIMITS.pages),
  '*.widthMm': side,
  '*.heightMm': side,
  'OpusServiceMag.getOpusList.type': one(['all', 'archive', 'trash', ...PUBLICATION_TYPES]),
  'OpusServiceMag.getOpusList.status': or(one(PUBLICATION_STATUSES)),
  'OpusServiceMag.getOpusList.sort': one(SORTS),
  'OpusServiceMag.getDraft.contents': one(['Y', 'N']),
  'OpusServiceMag.getLeaves.ids': ids(LIMITS.BOOK_PAGES_MAX),
  'OpusServiceMag.getVersionLeaves.ids': or(ids(LIMITS.BOOK_PAGES_MAX)),
  'OpusServiceMag.saveDraft.order': or(ids(DOCUMENT_LIMITS.pages)),
  'OpusServiceMag.nameVersion.note': upTo(VERSION_NOTE_MAX),
  '*.form': one(PRINT_FORMS),

  '*.password': password,
  'LoginServiceMag.sendCode.purpose': one(CODE_PURPOSES),
  'LoginServiceMag.register.nick': upTo(LIMITS.NICK_MAX),
  'AccountServiceMag.saveProfile.nick': text(1, LIMITS.NICK_MAX),
  '*.regionNames': region,
  'AccountServiceMag.askClosing.words': one([CLOSING_WORDS]),
  'AccountServiceMag.saveNoticeWishes.unwanted': {
    items: `^(${NOTICE_SETTINGS.filter((each) => !each.isFixed)
      .map((each) => each.kind)
      .join('|')})$`,
    maxItems: NOTICE_SETTINGS.filter((each) => !each.isFixed).length,
  },
  'MemberServiceMag.sendFeedback.content': text(LIMITS.FEEDBACK_LENGTH.min, LIMITS.FEEDBACK_LENGTH.max),
};

/** Bounds that stand in a pattern of the rules, or in the words of the specification; the server is asked about them. */
const WITHOUT_A_CONSTANT = [
  'AccountServiceMag.saveProfile.regionCodes',
  'AddressServiceMag.saveAddress.codes',
  'CardServiceMag.exchangeCard.slug',
  'CardServiceMag.saveCard.slug',
  'CardServiceMag.saveCard.without',
  'LoginServiceMag.register.regionCodes',
  'OpusServiceMag.beginImport.fileBytes',
  'OrderServiceMag.createOrder.invoiceKind',
  'OrderServiceMag.reviewOrder.stars',
];

/** Secrets and tokens that are only right or wrong, JSON with schemas of its own, and what nothing is said of. */
const ANY_TEXT = [
  'AccountServiceMag.askClosing.password',
  'AccountServiceMag.changeEmail.password',
  'AccountServiceMag.changeMobile.password',
  'AccountServiceMag.savePassword.oldPassword',
  'CardServiceMag.exchangeCard.token',
  'CardServiceMag.saveCard.content',
  'LoginServiceMag.bindThirdLogin.account',
  'LoginServiceMag.bindThirdLogin.loginSessionID',
  'LoginServiceMag.bindThirdLogin.password',
  'LoginServiceMag.getThirdLoginPage.loginSessionID',
  'LoginServiceMag.loginByPassword.account',
  'LoginServiceMag.loginByPassword.password',
  'LoginServiceMag.queryLoginQrcode.loginSessionID',
  'LoginServiceMag.queryThirdLogin.loginSessionID',
  'LoginServiceMag.register.loginSessionID',
  'LoginServiceMag.register.yaoqingma',
  'OpusServiceMag.beginImport.outline',
  'OpusServiceMag.createOpus.template',
  'OpusServiceMag.getOpusList.tag',
  'OpusServiceMag.removeShareInvite.address',
  'OpusServiceMag.saveHotAreas.areas',
  'OpusServiceMag.saveToc.outline',
  'OrderServiceMag.createOrder.priceLock',
  'ReaderServiceMag.getBook.readToken',
  'ReaderServiceMag.getPages.readToken',
  'ReaderServiceMag.getPlace.readToken',
  'ReaderServiceMag.openBook.readToken',
  'ReaderServiceMag.savePlace.readToken',
  'ReaderServiceMag.searchBook.readToken',
  'ShoppingServiceMag.getTotal.random',
  'TeamServiceMag.acceptInvite.code',
  'TeamServiceMag.getInvite.code',
];

const LIMITED = limitedFields();

function rulesOf(operation: string, field: string): RequestLimits | undefined {
  return OF_RULES[`${operation}.${field}`] ?? OF_RULES[`*.${field}`];
}

describe('the limits of request fields', () => {
  it('are those of the rules', () => {
    const ruled = LIMITED.filter(({ operation, field }) => rulesOf(operation, field));
    for (const { operation, field, limits } of ruled) {
      expect(limits, `${operation}.${field}`).toMatchObject(rulesOf(operation, field) ?? {});
    }
    expect(ruled.length).toBeGreaterThan(150);
  });

  it('have no number or list of their own where a rule has one', () => {
    const own = LIMITED.filter(({ operation, field, limits }) => {
      const { maximum, maxLength = 0, maxItems, enum: values = [] } = limits;
      const isBound = maximum !== undefined || maxLength > 0 || maxItems !== undefined || values.length > 2;
      return isBound && !rulesOf(operation, field);
    });
    expect(own.map(({ operation, field }) => `${operation}.${field}`).sort()).toEqual(WITHOUT_A_CONSTANT);
  });

  it('are asked of fields that the rules know', () => {
    const known = new Set(LIMITED.flatMap(({ operation, field }) => [`${operation}.${field}`, `*.${field}`]));
    expect(Object.keys(OF_RULES).filter((name) => !known.has(name))).toEqual([]);
  });

  it('take the ids that the rules take', () => {
    const ids = LIMITED.filter(({ limits }) => limits.pattern === '^[0-9]{1,18}$');
    expect(ids.length).toBeGreaterThan(40);
    for (const id of ['0', '9'.repeat(18), '9'.repeat(19), '', 'x', ' 1']) {
      expect(/^[0-9]{1,18}$/.test(id)).toBe(isDecimalId(id));
    }
  });

  it('are told of every field but those that any text may be sent in', () => {
    const all = requestFields().map(({ operation, field }) => `${operation}.${field}`);
    const limited = new Set(LIMITED.map(({ operation, field }) => `${operation}.${field}`));
    expect(all.filter((name) => !limited.has(name)).sort()).toEqual(ANY_TEXT);
  });
});
