/** The heading of the detail, which takes the focus where nothing else can. */
export const ORDER_TITLE = 'order-title';
