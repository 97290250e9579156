/** Why a production is late, in words for the customer. */
export const DELAY_REASON = '特种纸到货晚了一天';
