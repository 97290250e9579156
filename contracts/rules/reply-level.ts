type Fields = Readonly<Record<string, unknown>>;

interface Level {
  /** The parts in `data`, where names are counted from the body. */
  readonly parts: readonly string[];
  /** Whether the same parts are one level higher. */
  readonly isHigher: (reply: Fields) => boolean;
}

const inData = (isHigher: (data: Fields) => boolean): Level => ({
  parts: ['data'],
  isHigher: ({ data }) => isFields(data) && isHigher(data),
});

/**
 * Section 7 names the parts of four replies from `data` on: "data.data is the cart item". We count from the body,
 * and write it so. The first `data` may also mean what a client library calls the body, so such a reply is
 * accepted and is no violation (decision 13).
 */
const LEVELS: ReadonlyMap<string, Level> = new Map([
  ['UserCenterMag.getMemberInfo', inData(() => true)],
  [
    'ShopCarService.cartInfo',
    inData((line) => ['buzhou', 'goods', 'goodsName'].some((name) => name in line)),
  ],
  [
    'UserCenterMag.getUserAddressList',
    { parts: ['list'], isHigher: ({ list }: Fields) => Array.isArray(list) },
  ],
  [
    'UserCenterMag.getThirdLoginInfo',
    {
      parts: ['status', 'loginSessionID'],
      isHigher: ({ loginSessionID }: Fields) => loginSessionID !== undefined,
    },
  ],
]);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the parts of a documented reply are one level higher than we count. */
export function isOneLevelHigher(operation: string, reply: unknown): reply is Fields {
  const level = LEVELS.get(operation);
  if (level === undefined || !isFields(reply)) return false;
  const { data } = reply;
  const isOurs = isFields(data) && level.parts.some((name) => Object.hasOwn(data, name));
  return !isOurs && level.isHigher(reply);
}

/** A documented reply with its parts at our level; unchanged where they are there already, or nowhere. */
export function atOurLevel(operation: string, reply: unknown): unknown {
  if (!isOneLevelHigher(operation, reply)) return reply;
  const { data, ...rest } = reply;
  if (isFields(data)) return { ...rest, data: { data } };
  const { code, message, ...parts } = rest;
  const status = 'status' in parts ? { status: parts.status } : {};
  return {
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
    ...status,
    data: parts,
  };
}
