// Written by `npm run generate` from openapi.yaml. Never edited by hand.
import type { Handlers } from '#server/servlet/handler-types.ts';
import { askClosing as AccountServiceMag_askClosing } from '#server/services/AccountServiceMag/askClosing.ts';
import { changeEmail as AccountServiceMag_changeEmail } from '#server/services/AccountServiceMag/changeEmail.ts';
import { changeMobile as AccountServiceMag_changeMobile } from '#server/services/AccountServiceMag/changeMobile.ts';
import { endSessions as AccountServiceMag_endSessions } from '#server/services/AccountServiceMag/endSessions.ts';
import { getAccount as AccountServiceMag_getAccount } from '#server/services/AccountServiceMag/getAccount.ts';
import { getClosing as AccountServiceMag_getClosing } from '#server/services/AccountServiceMag/getClosing.ts';
import { getSessions as AccountServiceMag_getSessions } from '#server/services/AccountServiceMag/getSessions.ts';
import { removeAvatar as AccountServiceMag_removeAvatar } from '#server/services/AccountServiceMag/removeAvatar.ts';
import { saveNoticeWishes as AccountServiceMag_saveNoticeWishes } from '#server/services/AccountServiceMag/saveNoticeWishes.ts';
import { savePassword as AccountServiceMag_savePassword } from '#server/services/AccountServiceMag/savePassword.ts';
import { saveProfile as AccountServiceMag_saveProfile } from '#server/services/AccountServiceMag/saveProfile.ts';
import { sendAccountCode as AccountServiceMag_sendAccountCode } from '#server/services/AccountServiceMag/sendAccountCode.ts';
import { deleteAddress as AddressServiceMag_deleteAddress } from '#server/services/AddressServiceMag/deleteAddress.ts';
import { saveAddress as AddressServiceMag_saveAddress } from '#server/services/AddressServiceMag/saveAddress.ts';
import { createCard as CardServiceMag_createCard } from '#server/services/CardServiceMag/createCard.ts';
import { deleteCard as CardServiceMag_deleteCard } from '#server/services/CardServiceMag/deleteCard.ts';
import { exchangeCard as CardServiceMag_exchangeCard } from '#server/services/CardServiceMag/exchangeCard.ts';
import { getCardContacts as CardServiceMag_getCardContacts } from '#server/services/CardServiceMag/getCardContacts.ts';
import { getCardPictures as CardServiceMag_getCardPictures } from '#server/services/CardServiceMag/getCardPictures.ts';
import { getCardVisits as CardServiceMag_getCardVisits } from '#server/services/CardServiceMag/getCardVisits.ts';
import { getCards as CardServiceMag_getCards } from '#server/services/CardServiceMag/getCards.ts';
import { printCard as CardServiceMag_printCard } from '#server/services/CardServiceMag/printCard.ts';
import { saveCard as CardServiceMag_saveCard } from '#server/services/CardServiceMag/saveCard.ts';
import { setCardState as CardServiceMag_setCardState } from '#server/services/CardServiceMag/setCardState.ts';
import { applyInvoice as InvoiceServiceMag_applyInvoice } from '#server/services/InvoiceServiceMag/applyInvoice.ts';
import { getInvoice as InvoiceServiceMag_getInvoice } from '#server/services/InvoiceServiceMag/getInvoice.ts';
import { getInvoiceOrders as InvoiceServiceMag_getInvoiceOrders } from '#server/services/InvoiceServiceMag/getInvoiceOrders.ts';
import { getInvoiceTitles as InvoiceServiceMag_getInvoiceTitles } from '#server/services/InvoiceServiceMag/getInvoiceTitles.ts';
import { getInvoices as InvoiceServiceMag_getInvoices } from '#server/services/InvoiceServiceMag/getInvoices.ts';
import { previewInvoice as InvoiceServiceMag_previewInvoice } from '#server/services/InvoiceServiceMag/previewInvoice.ts';
import { redInvoice as InvoiceServiceMag_redInvoice } from '#server/services/InvoiceServiceMag/redInvoice.ts';
import { removeInvoiceTitle as InvoiceServiceMag_removeInvoiceTitle } from '#server/services/InvoiceServiceMag/removeInvoiceTitle.ts';
import { retryInvoice as InvoiceServiceMag_retryInvoice } from '#server/services/InvoiceServiceMag/retryInvoice.ts';
import { saveInvoiceTitle as InvoiceServiceMag_saveInvoiceTitle } from '#server/services/InvoiceServiceMag/saveInvoiceTitle.ts';
import { sendInvoice as InvoiceServiceMag_sendInvoice } from '#server/services/InvoiceServiceMag/sendInvoice.ts';
import { withdrawInvoice as InvoiceServiceMag_withdrawInvoice } from '#server/services/InvoiceServiceMag/withdrawInvoice.ts';
import { bindThirdLogin as LoginServiceMag_bindThirdLogin } from '#server/services/LoginServiceMag/bindThirdLogin.ts';
import { createLoginQrcode as LoginServiceMag_createLoginQrcode } from '#server/services/LoginServiceMag/createLoginQrcode.ts';
import { getThirdLoginPage as LoginServiceMag_getThirdLoginPage } from '#server/services/LoginServiceMag/getThirdLoginPage.ts';
import { loginByCode as LoginServiceMag_loginByCode } from '#server/services/LoginServiceMag/loginByCode.ts';
import { loginByPassword as LoginServiceMag_loginByPassword } from '#server/services/LoginServiceMag/loginByPassword.ts';
import { queryLoginQrcode as LoginServiceMag_queryLoginQrcode } from '#server/services/LoginServiceMag/queryLoginQrcode.ts';
import { queryThirdLogin as LoginServiceMag_queryThirdLogin } from '#server/services/LoginServiceMag/queryThirdLogin.ts';
import { register as LoginServiceMag_register } from '#server/services/LoginServiceMag/register.ts';
import { resetPwd as LoginServiceMag_resetPwd } from '#server/services/LoginServiceMag/resetPwd.ts';
import { sendCode as LoginServiceMag_sendCode } from '#server/services/LoginServiceMag/sendCode.ts';
import { getAbout as MemberServiceMag_getAbout } from '#server/services/MemberServiceMag/getAbout.ts';
import { getCounters as MemberServiceMag_getCounters } from '#server/services/MemberServiceMag/getCounters.ts';
import { getFeedback as MemberServiceMag_getFeedback } from '#server/services/MemberServiceMag/getFeedback.ts';
import { resolveAitusPath as MemberServiceMag_resolveAitusPath } from '#server/services/MemberServiceMag/resolveAitusPath.ts';
import { sendFeedback as MemberServiceMag_sendFeedback } from '#server/services/MemberServiceMag/sendFeedback.ts';
import { getNotices as NoticeServiceMag_getNotices } from '#server/services/NoticeServiceMag/getNotices.ts';
import { readAllNotices as NoticeServiceMag_readAllNotices } from '#server/services/NoticeServiceMag/readAllNotices.ts';
import { readNotice as NoticeServiceMag_readNotice } from '#server/services/NoticeServiceMag/readNotice.ts';
import { addShareInvites as OpusServiceMag_addShareInvites } from '#server/services/OpusServiceMag/addShareInvites.ts';
import { answerTransfer as OpusServiceMag_answerTransfer } from '#server/services/OpusServiceMag/answerTransfer.ts';
import { archiveOpus as OpusServiceMag_archiveOpus } from '#server/services/OpusServiceMag/archiveOpus.ts';
import { beginImport as OpusServiceMag_beginImport } from '#server/services/OpusServiceMag/beginImport.ts';
import { cancelImport as OpusServiceMag_cancelImport } from '#server/services/OpusServiceMag/cancelImport.ts';
import { cancelTransfer as OpusServiceMag_cancelTransfer } from '#server/services/OpusServiceMag/cancelTransfer.ts';
import { copyOpus as OpusServiceMag_copyOpus } from '#server/services/OpusServiceMag/copyOpus.ts';
import { createOpus as OpusServiceMag_createOpus } from '#server/services/OpusServiceMag/createOpus.ts';
import { deleteOpus as OpusServiceMag_deleteOpus } from '#server/services/OpusServiceMag/deleteOpus.ts';
import { deleteOpusFolder as OpusServiceMag_deleteOpusFolder } from '#server/services/OpusServiceMag/deleteOpusFolder.ts';
import { deleteShareLink as OpusServiceMag_deleteShareLink } from '#server/services/OpusServiceMag/deleteShareLink.ts';
import { deleteSpecialDate as OpusServiceMag_deleteSpecialDate } from '#server/services/OpusServiceMag/deleteSpecialDate.ts';
import { findHotAreas as OpusServiceMag_findHotAreas } from '#server/services/OpusServiceMag/findHotAreas.ts';
import { finishImport as OpusServiceMag_finishImport } from '#server/services/OpusServiceMag/finishImport.ts';
import { getDraft as OpusServiceMag_getDraft } from '#server/services/OpusServiceMag/getDraft.ts';
import { getHotAreas as OpusServiceMag_getHotAreas } from '#server/services/OpusServiceMag/getHotAreas.ts';
import { getImports as OpusServiceMag_getImports } from '#server/services/OpusServiceMag/getImports.ts';
import { getLeaves as OpusServiceMag_getLeaves } from '#server/services/OpusServiceMag/getLeaves.ts';
import { getOpus as OpusServiceMag_getOpus } from '#server/services/OpusServiceMag/getOpus.ts';
import { getOpusList as OpusServiceMag_getOpusList } from '#server/services/OpusServiceMag/getOpusList.ts';
import { getOpusPlaces as OpusServiceMag_getOpusPlaces } from '#server/services/OpusServiceMag/getOpusPlaces.ts';
import { getOpusTemplates as OpusServiceMag_getOpusTemplates } from '#server/services/OpusServiceMag/getOpusTemplates.ts';
import { getPhotos as OpusServiceMag_getPhotos } from '#server/services/OpusServiceMag/getPhotos.ts';
import { getPresence as OpusServiceMag_getPresence } from '#server/services/OpusServiceMag/getPresence.ts';
import { getReads as OpusServiceMag_getReads } from '#server/services/OpusServiceMag/getReads.ts';
import { getSetting as OpusServiceMag_getSetting } from '#server/services/OpusServiceMag/getSetting.ts';
import { getSharing as OpusServiceMag_getSharing } from '#server/services/OpusServiceMag/getSharing.ts';
import { getSpecialDates as OpusServiceMag_getSpecialDates } from '#server/services/OpusServiceMag/getSpecialDates.ts';
import { getTransfer as OpusServiceMag_getTransfer } from '#server/services/OpusServiceMag/getTransfer.ts';
import { getVersionLeaves as OpusServiceMag_getVersionLeaves } from '#server/services/OpusServiceMag/getVersionLeaves.ts';
import { getVersions as OpusServiceMag_getVersions } from '#server/services/OpusServiceMag/getVersions.ts';
import { moveOpus as OpusServiceMag_moveOpus } from '#server/services/OpusServiceMag/moveOpus.ts';
import { nameVersion as OpusServiceMag_nameVersion } from '#server/services/OpusServiceMag/nameVersion.ts';
import { publishOpus as OpusServiceMag_publishOpus } from '#server/services/OpusServiceMag/publishOpus.ts';
import { purgeOpus as OpusServiceMag_purgeOpus } from '#server/services/OpusServiceMag/purgeOpus.ts';
import { removeShareInvite as OpusServiceMag_removeShareInvite } from '#server/services/OpusServiceMag/removeShareInvite.ts';
import { renameOpus as OpusServiceMag_renameOpus } from '#server/services/OpusServiceMag/renameOpus.ts';
import { restoreOpus as OpusServiceMag_restoreOpus } from '#server/services/OpusServiceMag/restoreOpus.ts';
import { restoreVersion as OpusServiceMag_restoreVersion } from '#server/services/OpusServiceMag/restoreVersion.ts';
import { saveDraft as OpusServiceMag_saveDraft } from '#server/services/OpusServiceMag/saveDraft.ts';
import { saveHotAreas as OpusServiceMag_saveHotAreas } from '#server/services/OpusServiceMag/saveHotAreas.ts';
import { saveOptions as OpusServiceMag_saveOptions } from '#server/services/OpusServiceMag/saveOptions.ts';
import { saveOpusFolder as OpusServiceMag_saveOpusFolder } from '#server/services/OpusServiceMag/saveOpusFolder.ts';
import { saveReading as OpusServiceMag_saveReading } from '#server/services/OpusServiceMag/saveReading.ts';
import { saveSetting as OpusServiceMag_saveSetting } from '#server/services/OpusServiceMag/saveSetting.ts';
import { saveShareLink as OpusServiceMag_saveShareLink } from '#server/services/OpusServiceMag/saveShareLink.ts';
import { saveSpecialDate as OpusServiceMag_saveSpecialDate } from '#server/services/OpusServiceMag/saveSpecialDate.ts';
import { saveToc as OpusServiceMag_saveToc } from '#server/services/OpusServiceMag/saveToc.ts';
import { setTeamEditing as OpusServiceMag_setTeamEditing } from '#server/services/OpusServiceMag/setTeamEditing.ts';
import { tagOpus as OpusServiceMag_tagOpus } from '#server/services/OpusServiceMag/tagOpus.ts';
import { takePages as OpusServiceMag_takePages } from '#server/services/OpusServiceMag/takePages.ts';
import { transferOpus as OpusServiceMag_transferOpus } from '#server/services/OpusServiceMag/transferOpus.ts';
import { withdrawOpus as OpusServiceMag_withdrawOpus } from '#server/services/OpusServiceMag/withdrawOpus.ts';
import { acceptFile as OrderServiceMag_acceptFile } from '#server/services/OrderServiceMag/acceptFile.ts';
import { acknowledgeDelay as OrderServiceMag_acknowledgeDelay } from '#server/services/OrderServiceMag/acknowledgeDelay.ts';
import { answerProof as OrderServiceMag_answerProof } from '#server/services/OrderServiceMag/answerProof.ts';
import { applyAfterSale as OrderServiceMag_applyAfterSale } from '#server/services/OrderServiceMag/applyAfterSale.ts';
import { applyRefund as OrderServiceMag_applyRefund } from '#server/services/OrderServiceMag/applyRefund.ts';
import { cancelAfterSale as OrderServiceMag_cancelAfterSale } from '#server/services/OrderServiceMag/cancelAfterSale.ts';
import { cancelOrder as OrderServiceMag_cancelOrder } from '#server/services/OrderServiceMag/cancelOrder.ts';
import { cancelPrintFile as OrderServiceMag_cancelPrintFile } from '#server/services/OrderServiceMag/cancelPrintFile.ts';
import { confirmReceive as OrderServiceMag_confirmReceive } from '#server/services/OrderServiceMag/confirmReceive.ts';
import { createOrder as OrderServiceMag_createOrder } from '#server/services/OrderServiceMag/createOrder.ts';
import { deleteOrder as OrderServiceMag_deleteOrder } from '#server/services/OrderServiceMag/deleteOrder.ts';
import { exportOrders as OrderServiceMag_exportOrders } from '#server/services/OrderServiceMag/exportOrders.ts';
import { getOrderDetail as OrderServiceMag_getOrderDetail } from '#server/services/OrderServiceMag/getOrderDetail.ts';
import { getOrderList as OrderServiceMag_getOrderList } from '#server/services/OrderServiceMag/getOrderList.ts';
import { getOrderResult as OrderServiceMag_getOrderResult } from '#server/services/OrderServiceMag/getOrderResult.ts';
import { getPrintFile as OrderServiceMag_getPrintFile } from '#server/services/OrderServiceMag/getPrintFile.ts';
import { getPrintedPages as OrderServiceMag_getPrintedPages } from '#server/services/OrderServiceMag/getPrintedPages.ts';
import { makePrintFile as OrderServiceMag_makePrintFile } from '#server/services/OrderServiceMag/makePrintFile.ts';
import { previewOrder as OrderServiceMag_previewOrder } from '#server/services/OrderServiceMag/previewOrder.ts';
import { quoteRebuy as OrderServiceMag_quoteRebuy } from '#server/services/OrderServiceMag/quoteRebuy.ts';
import { rebuy as OrderServiceMag_rebuy } from '#server/services/OrderServiceMag/rebuy.ts';
import { replaceFile as OrderServiceMag_replaceFile } from '#server/services/OrderServiceMag/replaceFile.ts';
import { reviewOrder as OrderServiceMag_reviewOrder } from '#server/services/OrderServiceMag/reviewOrder.ts';
import { updateOrderAddress as OrderServiceMag_updateOrderAddress } from '#server/services/OrderServiceMag/updateOrderAddress.ts';
import { urgeOrder as OrderServiceMag_urgeOrder } from '#server/services/OrderServiceMag/urgeOrder.ts';
import { checkPay as PayServiceMag_checkPay } from '#server/services/PayServiceMag/checkPay.ts';
import { closePay as PayServiceMag_closePay } from '#server/services/PayServiceMag/closePay.ts';
import { createPay as PayServiceMag_createPay } from '#server/services/PayServiceMag/createPay.ts';
import { getPayOptions as PayServiceMag_getPayOptions } from '#server/services/PayServiceMag/getPayOptions.ts';
import { queryPay as PayServiceMag_queryPay } from '#server/services/PayServiceMag/queryPay.ts';
import { refreshPayCode as PayServiceMag_refreshPayCode } from '#server/services/PayServiceMag/refreshPayCode.ts';
import { submitTransfer as PayServiceMag_submitTransfer } from '#server/services/PayServiceMag/submitTransfer.ts';
import { getBook as ReaderServiceMag_getBook } from '#server/services/ReaderServiceMag/getBook.ts';
import { getPages as ReaderServiceMag_getPages } from '#server/services/ReaderServiceMag/getPages.ts';
import { getPlace as ReaderServiceMag_getPlace } from '#server/services/ReaderServiceMag/getPlace.ts';
import { openBook as ReaderServiceMag_openBook } from '#server/services/ReaderServiceMag/openBook.ts';
import { savePlace as ReaderServiceMag_savePlace } from '#server/services/ReaderServiceMag/savePlace.ts';
import { searchBook as ReaderServiceMag_searchBook } from '#server/services/ReaderServiceMag/searchBook.ts';
import { search as SearchServiceMag_search } from '#server/services/SearchServiceMag/search.ts';
import { cartInfo as ShopCarService_cartInfo } from '#server/services/ShopCarService/cartInfo.ts';
import { cartList as ShopCarService_cartList } from '#server/services/ShopCarService/cartList.ts';
import { copyCart as ShopCarService_copyCart } from '#server/services/ShopCarService/copyCart.ts';
import { deleteCart as ShopCarService_deleteCart } from '#server/services/ShopCarService/deleteCart.ts';
import { getTiers as ShopCarService_getTiers } from '#server/services/ShopCarService/getTiers.ts';
import { printCurrent as ShopCarService_printCurrent } from '#server/services/ShopCarService/printCurrent.ts';
import { restoreCart as ShopCarService_restoreCart } from '#server/services/ShopCarService/restoreCart.ts';
import { seePrices as ShopCarService_seePrices } from '#server/services/ShopCarService/seePrices.ts';
import { addCart as ShoppingServiceMag_addCart } from '#server/services/ShoppingServiceMag/addCart.ts';
import { cancelChoicePrint as ShoppingServiceMag_cancelChoicePrint } from '#server/services/ShoppingServiceMag/cancelChoicePrint.ts';
import { getChoicePrint as ShoppingServiceMag_getChoicePrint } from '#server/services/ShoppingServiceMag/getChoicePrint.ts';
import { getGoodsFor as ShoppingServiceMag_getGoodsFor } from '#server/services/ShoppingServiceMag/getGoodsFor.ts';
import { getPriceList as ShoppingServiceMag_getPriceList } from '#server/services/ShoppingServiceMag/getPriceList.ts';
import { getTotal as ShoppingServiceMag_getTotal } from '#server/services/ShoppingServiceMag/getTotal.ts';
import { makeChoicePrint as ShoppingServiceMag_makeChoicePrint } from '#server/services/ShoppingServiceMag/makeChoicePrint.ts';
import { updateCart as ShoppingServiceMag_updateCart } from '#server/services/ShoppingServiceMag/updateCart.ts';
import { updateDefaultAddr as ShoppingServiceMag_updateDefaultAddr } from '#server/services/ShoppingServiceMag/updateDefaultAddr.ts';
import { acceptInvite as TeamServiceMag_acceptInvite } from '#server/services/TeamServiceMag/acceptInvite.ts';
import { decideRequest as TeamServiceMag_decideRequest } from '#server/services/TeamServiceMag/decideRequest.ts';
import { getEditedWorks as TeamServiceMag_getEditedWorks } from '#server/services/TeamServiceMag/getEditedWorks.ts';
import { getInvite as TeamServiceMag_getInvite } from '#server/services/TeamServiceMag/getInvite.ts';
import { getMembers as TeamServiceMag_getMembers } from '#server/services/TeamServiceMag/getMembers.ts';
import { getRequests as TeamServiceMag_getRequests } from '#server/services/TeamServiceMag/getRequests.ts';
import { getTeam as TeamServiceMag_getTeam } from '#server/services/TeamServiceMag/getTeam.ts';
import { getTeamLog as TeamServiceMag_getTeamLog } from '#server/services/TeamServiceMag/getTeamLog.ts';
import { getTeamOrders as TeamServiceMag_getTeamOrders } from '#server/services/TeamServiceMag/getTeamOrders.ts';
import { getTeamWorks as TeamServiceMag_getTeamWorks } from '#server/services/TeamServiceMag/getTeamWorks.ts';
import { inviteMember as TeamServiceMag_inviteMember } from '#server/services/TeamServiceMag/inviteMember.ts';
import { leaveTeam as TeamServiceMag_leaveTeam } from '#server/services/TeamServiceMag/leaveTeam.ts';
import { moveMember as TeamServiceMag_moveMember } from '#server/services/TeamServiceMag/moveMember.ts';
import { payByTeam as TeamServiceMag_payByTeam } from '#server/services/TeamServiceMag/payByTeam.ts';
import { revokeInvite as TeamServiceMag_revokeInvite } from '#server/services/TeamServiceMag/revokeInvite.ts';
import { updateMember as TeamServiceMag_updateMember } from '#server/services/TeamServiceMag/updateMember.ts';
import { createUpgrade as UpgradeServiceMag_createUpgrade } from '#server/services/UpgradeServiceMag/createUpgrade.ts';
import { getPlans as UpgradeServiceMag_getPlans } from '#server/services/UpgradeServiceMag/getPlans.ts';
import { getUpgradeList as UpgradeServiceMag_getUpgradeList } from '#server/services/UpgradeServiceMag/getUpgradeList.ts';
import { noteLock as UpgradeServiceMag_noteLock } from '#server/services/UpgradeServiceMag/noteLock.ts';
import { redeemCode as UpgradeServiceMag_redeemCode } from '#server/services/UpgradeServiceMag/redeemCode.ts';
import { getMemberInfo as UserCenterMag_getMemberInfo } from '#server/services/UserCenterMag/getMemberInfo.ts';
import { getThirdLoginInfo as UserCenterMag_getThirdLoginInfo } from '#server/services/UserCenterMag/getThirdLoginInfo.ts';
import { getUserAddressList as UserCenterMag_getUserAddressList } from '#server/services/UserCenterMag/getUserAddressList.ts';
import { unBindThirdLogin as UserCenterMag_unBindThirdLogin } from '#server/services/UserCenterMag/unBindThirdLogin.ts';
import { userIsLogin3 as UserCenterMag_userIsLogin3 } from '#server/services/UserCenterMag/userIsLogin3.ts';
import { createRecharge as WalletServiceMag_createRecharge } from '#server/services/WalletServiceMag/createRecharge.ts';
import { exportTxList as WalletServiceMag_exportTxList } from '#server/services/WalletServiceMag/exportTxList.ts';
import { getRechargeList as WalletServiceMag_getRechargeList } from '#server/services/WalletServiceMag/getRechargeList.ts';
import { getTxList as WalletServiceMag_getTxList } from '#server/services/WalletServiceMag/getTxList.ts';
import { getWallet as WalletServiceMag_getWallet } from '#server/services/WalletServiceMag/getWallet.ts';
import { redeemCode as WalletServiceMag_redeemCode } from '#server/services/WalletServiceMag/redeemCode.ts';
import { refundRecharge as WalletServiceMag_refundRecharge } from '#server/services/WalletServiceMag/refundRecharge.ts';
import { saveReminder as WalletServiceMag_saveReminder } from '#server/services/WalletServiceMag/saveReminder.ts';
import { doLoginout as web_doLoginout } from '#server/services/web/doLoginout.ts';

export const handlers = {
  'AccountServiceMag.askClosing': AccountServiceMag_askClosing,
  'AccountServiceMag.changeEmail': AccountServiceMag_changeEmail,
  'AccountServiceMag.changeMobile': AccountServiceMag_changeMobile,
  'AccountServiceMag.endSessions': AccountServiceMag_endSessions,
  'AccountServiceMag.getAccount': AccountServiceMag_getAccount,
  'AccountServiceMag.getClosing': AccountServiceMag_getClosing,
  'AccountServiceMag.getSessions': AccountServiceMag_getSessions,
  'AccountServiceMag.removeAvatar': AccountServiceMag_removeAvatar,
  'AccountServiceMag.saveNoticeWishes': AccountServiceMag_saveNoticeWishes,
  'AccountServiceMag.savePassword': AccountServiceMag_savePassword,
  'AccountServiceMag.saveProfile': AccountServiceMag_saveProfile,
  'AccountServiceMag.sendAccountCode': AccountServiceMag_sendAccountCode,
  'AddressServiceMag.deleteAddress': AddressServiceMag_deleteAddress,
  'AddressServiceMag.saveAddress': AddressServiceMag_saveAddress,
  'CardServiceMag.createCard': CardServiceMag_createCard,
  'CardServiceMag.deleteCard': CardServiceMag_deleteCard,
  'CardServiceMag.exchangeCard': CardServiceMag_exchangeCard,
  'CardServiceMag.getCardContacts': CardServiceMag_getCardContacts,
  'CardServiceMag.getCardPictures': CardServiceMag_getCardPictures,
  'CardServiceMag.getCardVisits': CardServiceMag_getCardVisits,
  'CardServiceMag.getCards': CardServiceMag_getCards,
  'CardServiceMag.printCard': CardServiceMag_printCard,
  'CardServiceMag.saveCard': CardServiceMag_saveCard,
  'CardServiceMag.setCardState': CardServiceMag_setCardState,
  'InvoiceServiceMag.applyInvoice': InvoiceServiceMag_applyInvoice,
  'InvoiceServiceMag.getInvoice': InvoiceServiceMag_getInvoice,
  'InvoiceServiceMag.getInvoiceOrders': InvoiceServiceMag_getInvoiceOrders,
  'InvoiceServiceMag.getInvoiceTitles': InvoiceServiceMag_getInvoiceTitles,
  'InvoiceServiceMag.getInvoices': InvoiceServiceMag_getInvoices,
  'InvoiceServiceMag.previewInvoice': InvoiceServiceMag_previewInvoice,
  'InvoiceServiceMag.redInvoice': InvoiceServiceMag_redInvoice,
  'InvoiceServiceMag.removeInvoiceTitle': InvoiceServiceMag_removeInvoiceTitle,
  'InvoiceServiceMag.retryInvoice': InvoiceServiceMag_retryInvoice,
  'InvoiceServiceMag.saveInvoiceTitle': InvoiceServiceMag_saveInvoiceTitle,
  'InvoiceServiceMag.sendInvoice': InvoiceServiceMag_sendInvoice,
  'InvoiceServiceMag.withdrawInvoice': InvoiceServiceMag_withdrawInvoice,
  'LoginServiceMag.bindThirdLogin': LoginServiceMag_bindThirdLogin,
  'LoginServiceMag.createLoginQrcode': LoginServiceMag_createLoginQrcode,
  'LoginServiceMag.getThirdLoginPage': LoginServiceMag_getThirdLoginPage,
  'LoginServiceMag.loginByCode': LoginServiceMag_loginByCode,
  'LoginServiceMag.loginByPassword': LoginServiceMag_loginByPassword,
  'LoginServiceMag.queryLoginQrcode': LoginServiceMag_queryLoginQrcode,
  'LoginServiceMag.queryThirdLogin': LoginServiceMag_queryThirdLogin,
  'LoginServiceMag.register': LoginServiceMag_register,
  'LoginServiceMag.resetPwd': LoginServiceMag_resetPwd,
  'LoginServiceMag.sendCode': LoginServiceMag_sendCode,
  'MemberServiceMag.getAbout': MemberServiceMag_getAbout,
  'MemberServiceMag.getCounters': MemberServiceMag_getCounters,
  'MemberServiceMag.getFeedback': MemberServiceMag_getFeedback,
  'MemberServiceMag.resolveAitusPath': MemberServiceMag_resolveAitusPath,
  'MemberServiceMag.sendFeedback': MemberServiceMag_sendFeedback,
  'NoticeServiceMag.getNotices': NoticeServiceMag_getNotices,
  'NoticeServiceMag.readAllNotices': NoticeServiceMag_readAllNotices,
  'NoticeServiceMag.readNotice': NoticeServiceMag_readNotice,
  'OpusServiceMag.addShareInvites': OpusServiceMag_addShareInvites,
  'OpusServiceMag.answerTransfer': OpusServiceMag_answerTransfer,
  'OpusServiceMag.archiveOpus': OpusServiceMag_archiveOpus,
  'OpusServiceMag.beginImport': OpusServiceMag_beginImport,
  'OpusServiceMag.cancelImport': OpusServiceMag_cancelImport,
  'OpusServiceMag.cancelTransfer': OpusServiceMag_cancelTransfer,
  'OpusServiceMag.copyOpus': OpusServiceMag_copyOpus,
  'OpusServiceMag.createOpus': OpusServiceMag_createOpus,
  'OpusServiceMag.deleteOpus': OpusServiceMag_deleteOpus,
  'OpusServiceMag.deleteOpusFolder': OpusServiceMag_deleteOpusFolder,
  'OpusServiceMag.deleteShareLink': OpusServiceMag_deleteShareLink,
  'OpusServiceMag.deleteSpecialDate': OpusServiceMag_deleteSpecialDate,
  'OpusServiceMag.findHotAreas': OpusServiceMag_findHotAreas,
  'OpusServiceMag.finishImport': OpusServiceMag_finishImport,
  'OpusServiceMag.getDraft': OpusServiceMag_getDraft,
  'OpusServiceMag.getHotAreas': OpusServiceMag_getHotAreas,
  'OpusServiceMag.getImports': OpusServiceMag_getImports,
  'OpusServiceMag.getLeaves': OpusServiceMag_getLeaves,
  'OpusServiceMag.getOpus': OpusServiceMag_getOpus,
  'OpusServiceMag.getOpusList': OpusServiceMag_getOpusList,
  'OpusServiceMag.getOpusPlaces': OpusServiceMag_getOpusPlaces,
  'OpusServiceMag.getOpusTemplates': OpusServiceMag_getOpusTemplates,
  'OpusServiceMag.getPhotos': OpusServiceMag_getPhotos,
  'OpusServiceMag.getPresence': OpusServiceMag_getPresence,
  'OpusServiceMag.getReads': OpusServiceMag_getReads,
  'OpusServiceMag.getSetting': OpusServiceMag_getSetting,
  'OpusServiceMag.getSharing': OpusServiceMag_getSharing,
  'OpusServiceMag.getSpecialDates': OpusServiceMag_getSpecialDates,
  'OpusServiceMag.getTransfer': OpusServiceMag_getTransfer,
  'OpusServiceMag.getVersionLeaves': OpusServiceMag_getVersionLeaves,
  'OpusServiceMag.getVersions': OpusServiceMag_getVersions,
  'OpusServiceMag.moveOpus': OpusServiceMag_moveOpus,
  'OpusServiceMag.nameVersion': OpusServiceMag_nameVersion,
  'OpusServiceMag.publishOpus': OpusServiceMag_publishOpus,
  'OpusServiceMag.purgeOpus': OpusServiceMag_purgeOpus,
  'OpusServiceMag.removeShareInvite': OpusServiceMag_removeShareInvite,
  'OpusServiceMag.renameOpus': OpusServiceMag_renameOpus,
  'OpusServiceMag.restoreOpus': OpusServiceMag_restoreOpus,
  'OpusServiceMag.restoreVersion': OpusServiceMag_restoreVersion,
  'OpusServiceMag.saveDraft': OpusServiceMag_saveDraft,
  'OpusServiceMag.saveHotAreas': OpusServiceMag_saveHotAreas,
  'OpusServiceMag.saveOptions': OpusServiceMag_saveOptions,
  'OpusServiceMag.saveOpusFolder': OpusServiceMag_saveOpusFolder,
  'OpusServiceMag.saveReading': OpusServiceMag_saveReading,
  'OpusServiceMag.saveSetting': OpusServiceMag_saveSetting,
  'OpusServiceMag.saveShareLink': OpusServiceMag_saveShareLink,
  'OpusServiceMag.saveSpecialDate': OpusServiceMag_saveSpecialDate,
  'OpusServiceMag.saveToc': OpusServiceMag_saveToc,
  'OpusServiceMag.setTeamEditing': OpusServiceMag_setTeamEditing,
  'OpusServiceMag.tagOpus': OpusServiceMag_tagOpus,
  'OpusServiceMag.takePages': OpusServiceMag_takePages,
  'OpusServiceMag.transferOpus': OpusServiceMag_transferOpus,
  'OpusServiceMag.withdrawOpus': OpusServiceMag_withdrawOpus,
  'OrderServiceMag.acceptFile': OrderServiceMag_acceptFile,
  'OrderServiceMag.acknowledgeDelay': OrderServiceMag_acknowledgeDelay,
  'OrderServiceMag.answerProof': OrderServiceMag_answerProof,
  'OrderServiceMag.applyAfterSale': OrderServiceMag_applyAfterSale,
  'OrderServiceMag.applyRefund': OrderServiceMag_applyRefund,
  'OrderServiceMag.cancelAfterSale': OrderServiceMag_cancelAfterSale,
  'OrderServiceMag.cancelOrder': OrderServiceMag_cancelOrder,
  'OrderServiceMag.cancelPrintFile': OrderServiceMag_cancelPrintFile,
  'OrderServiceMag.confirmReceive': OrderServiceMag_confirmReceive,
  'OrderServiceMag.createOrder': OrderServiceMag_createOrder,
  'OrderServiceMag.deleteOrder': OrderServiceMag_deleteOrder,
  'OrderServiceMag.exportOrders': OrderServiceMag_exportOrders,
  'OrderServiceMag.getOrderDetail': OrderServiceMag_getOrderDetail,
  'OrderServiceMag.getOrderList': OrderServiceMag_getOrderList,
  'OrderServiceMag.getOrderResult': OrderServiceMag_getOrderResult,
  'OrderServiceMag.getPrintFile': OrderServiceMag_getPrintFile,
  'OrderServiceMag.getPrintedPages': OrderServiceMag_getPrintedPages,
  'OrderServiceMag.makePrintFile': OrderServiceMag_makePrintFile,
  'OrderServiceMag.previewOrder': OrderServiceMag_previewOrder,
  'OrderServiceMag.quoteRebuy': OrderServiceMag_quoteRebuy,
  'OrderServiceMag.rebuy': OrderServiceMag_rebuy,
  'OrderServiceMag.replaceFile': OrderServiceMag_replaceFile,
  'OrderServiceMag.reviewOrder': OrderServiceMag_reviewOrder,
  'OrderServiceMag.updateOrderAddress': OrderServiceMag_updateOrderAddress,
  'OrderServiceMag.urgeOrder': OrderServiceMag_urgeOrder,
  'PayServiceMag.checkPay': PayServiceMag_checkPay,
  'PayServiceMag.closePay': PayServiceMag_closePay,
  'PayServiceMag.createPay': PayServiceMag_createPay,
  'PayServiceMag.getPayOptions': PayServiceMag_getPayOptions,
  'PayServiceMag.queryPay': PayServiceMag_queryPay,
  'PayServiceMag.refreshPayCode': PayServiceMag_refreshPayCode,
  'PayServiceMag.submitTransfer': PayServiceMag_submitTransfer,
  'ReaderServiceMag.getBook': ReaderServiceMag_getBook,
  'ReaderServiceMag.getPages': ReaderServiceMag_getPages,
  'ReaderServiceMag.getPlace': ReaderServiceMag_getPlace,
  'ReaderServiceMag.openBook': ReaderServiceMag_openBook,
  'ReaderServiceMag.savePlace': ReaderServiceMag_savePlace,
  'ReaderServiceMag.searchBook': ReaderServiceMag_searchBook,
  'SearchServiceMag.search': SearchServiceMag_search,
  'ShopCarService.cartInfo': ShopCarService_cartInfo,
  'ShopCarService.cartList': ShopCarService_cartList,
  'ShopCarService.copyCart': ShopCarService_copyCart,
  'ShopCarService.deleteCart': ShopCarService_deleteCart,
  'ShopCarService.getTiers': ShopCarService_getTiers,
  'ShopCarService.printCurrent': ShopCarService_printCurrent,
  'ShopCarService.restoreCart': ShopCarService_restoreCart,
  'ShopCarService.seePrices': ShopCarService_seePrices,
  'ShoppingServiceMag.addCart': ShoppingServiceMag_addCart,
  'ShoppingServiceMag.cancelChoicePrint': ShoppingServiceMag_cancelChoicePrint,
  'ShoppingServiceMag.getChoicePrint': ShoppingServiceMag_getChoicePrint,
  'ShoppingServiceMag.getGoodsFor': ShoppingServiceMag_getGoodsFor,
  'ShoppingServiceMag.getPriceList': ShoppingServiceMag_getPriceList,
  'ShoppingServiceMag.getTotal': ShoppingServiceMag_getTotal,
  'ShoppingServiceMag.makeChoicePrint': ShoppingServiceMag_makeChoicePrint,
  'ShoppingServiceMag.updateCart': ShoppingServiceMag_updateCart,
  'ShoppingServiceMag.updateDefaultAddr': ShoppingServiceMag_updateDefaultAddr,
  'TeamServiceMag.acceptInvite': TeamServiceMag_acceptInvite,
  'TeamServiceMag.decideRequest': TeamServiceMag_decideRequest,
  'TeamServiceMag.getEditedWorks': TeamServiceMag_getEditedWorks,
  'TeamServiceMag.getInvite': TeamServiceMag_getInvite,
  'TeamServiceMag.getMembers': TeamServiceMag_getMembers,
  'TeamServiceMag.getRequests': TeamServiceMag_getRequests,
  'TeamServiceMag.getTeam': TeamServiceMag_getTeam,
  'TeamServiceMag.getTeamLog': TeamServiceMag_getTeamLog,
  'TeamServiceMag.getTeamOrders': TeamServiceMag_getTeamOrders,
  'TeamServiceMag.getTeamWorks': TeamServiceMag_getTeamWorks,
  'TeamServiceMag.inviteMember': TeamServiceMag_inviteMember,
  'TeamServiceMag.leaveTeam': TeamServiceMag_leaveTeam,
  'TeamServiceMag.moveMember': TeamServiceMag_moveMember,
  'TeamServiceMag.payByTeam': TeamServiceMag_payByTeam,
  'TeamServiceMag.revokeInvite': TeamServiceMag_revokeInvite,
  'TeamServiceMag.updateMember': TeamServiceMag_updateMember,
  'UpgradeServiceMag.createUpgrade': UpgradeServiceMag_createUpgrade,
  'UpgradeServiceMag.getPlans': UpgradeServiceMag_getPlans,
  'UpgradeServiceMag.getUpgradeList': UpgradeServiceMag_getUpgradeList,
  'UpgradeServiceMag.noteLock': UpgradeServiceMag_noteLock,
  'UpgradeServiceMag.redeemCode': UpgradeServiceMag_redeemCode,
  'UserCenterMag.getMemberInfo': UserCenterMag_getMemberInfo,
  'UserCenterMag.getThirdLoginInfo': UserCenterMag_getThirdLoginInfo,
  'UserCenterMag.getUserAddressList': UserCenterMag_getUserAddressList,
  'UserCenterMag.unBindThirdLogin': UserCenterMag_unBindThirdLogin,
  'UserCenterMag.userIsLogin3': UserCenterMag_userIsLogin3,
  'WalletServiceMag.createRecharge': WalletServiceMag_createRecharge,
  'WalletServiceMag.exportTxList': WalletServiceMag_exportTxList,
  'WalletServiceMag.getRechargeList': WalletServiceMag_getRechargeList,
  'WalletServiceMag.getTxList': WalletServiceMag_getTxList,
  'WalletServiceMag.getWallet': WalletServiceMag_getWallet,
  'WalletServiceMag.redeemCode': WalletServiceMag_redeemCode,
  'WalletServiceMag.refundRecharge': WalletServiceMag_refundRecharge,
  'WalletServiceMag.saveReminder': WalletServiceMag_saveReminder,
  'web.doLoginout': web_doLoginout,
} satisfies Handlers;
