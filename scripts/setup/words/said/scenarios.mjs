// @ts-check
/**
 * Why a scenario cannot be, and why an exported world is not taken.
 * @type {import('../../../../contracts/said/in-chinese.mjs').Sentences}
 */
export const SCENARIOS = {
  'scenario {w} has no parameter {w}; it has: {t}': '场景 {} 没有参数 {}；它有：{}',
  '{w} may have at most {n} characters': '{} 不得超过 {} 个字符',
  'the data do not allow this: {}': '数据不允许这样做：{}',
  'the rules do not allow this: there is no {t}': '规则不允许这样做：没有 {}',
  'the rules do not allow this: {t}': '规则不允许这样做：{}',

  // What there is not.
  'there is no publication "{t}"': '没有出版物 "{}"',
  'there is no provider "{t}", only {t}': '没有登录提供方 "{}"，只有 {}',
  'there is no order state "{t}", only {t}': '没有订单状态 "{}"，只有 {}',
  'there is no production stage "{t}", only {t}': '没有生产阶段 "{}"，只有 {}',
  'there is no payment state "{t}", only waiting, scanned, failed, succeeded':
    '没有支付状态 "{}"，只有 waiting、scanned、failed、succeeded',
  'there is no state "{t}", only {t}': '没有状态 "{}"，只有 {}',
  'there is no answer "{t}", only {t}': '没有答复 "{}"，只有 {}',
  'there is no way "{t}", only {t}': '没有方式 "{}"，只有 {}',
  'there is no outside channel "{t}", only {t}': '没有外部渠道 "{}"，只有 {}',
  'there are no goods {w}': '没有品类 {}',
  'goods {w} have no option {w}': '品类 {} 没有选项 {}',
  'member {w} has no publication {w} for goods {w}': '会员 {1} 没有可用于品类 {3} 的出版物 {2}',
  '"{t}" has no address': '"{}" 没有地址',
  '"{t}" has no such cart line': '"{}" 没有这件购物车商品',
  '"{t}" has no order to invoice, or no title': '"{}" 没有可开票的订单，或没有抬头',
  '"{t}" has no title': '"{}" 没有抬头',
  '"{t}" has nothing to order or no address': '"{}" 没有可下单的商品，或没有地址',
  '"{t}" is not offered "{t}" by {w} for a {w}': '"{}" 不能以 {3}、{4} 得到 "{2}"',
  'a demo order of {t} has no address': '{} 的演示订单没有地址',

  // What cannot be.
  'the account "{t}" cannot be made': '无法建立账号 "{}"',
  'an order has at most {n} lines': '一个订单至多 {} 件商品',
  'cart line {w} cannot be ordered': '购物车商品 {} 不能下单',
  'the order was not made': '没有下单成功',
  'the order is within the limit': '订单没有超出额度',
  '{t} belongs to another account': '{} 属于另一个账号',
  '{w} must be a number, not "{t}"': '{} 须是数字，而不是 "{}"',
  'not a number of times: "{t}"': '不是次数："{}"',
  'not amounts in yuan: "{t}" and "{t}"': '不是以元计的金额："{}" 与 "{}"',
  'count must be 1 to {n}': 'count 须是 1 到 {}',
  'read and unread are 0 to {n}, not "{t}" and "{t}"': 'read 与 unread 须是 0 到 {}，而不是 "{}" 与 "{}"',
  'minutes must be a whole number up to 9999, not "{t}"': 'minutes 须是不超过 9999 的整数，而不是 "{}"',
  'state is one of {t}, not "{t}"': 'state 须是 {} 之一，而不是 "{}"',
  'state is one of converting, failed, done, not "{t}"':
    'state 须是 converting、failed、done 之一，而不是 "{}"',
  'a code is ten small letters and digits': '代码由十个小写字母或数字组成',
  'missing names pages of 1 to {n}, such as 5,6': 'missing 是 1 到 {} 中的页，例如 5,6',
  'opusID is a number that no work has yet': 'opusID 须是还没有作品使用的数字',

  // A world from elsewhere.
  'this is no exported world: it is not a SQLite database': '这不是导出的世界：它不是 SQLite 数据库',
  'nothing says what it was seeded from': '其中没有写明初始数据的来源',
  'its header is not one of the replica': '它的文件头不是复刻的',
  'it is longer or shorter than it says': '它的长度与自述不符',
  'its tables are not those of the replica, or it has more than tables':
    '它的数据表不是复刻的，或不止有数据表',
  'its clock cannot be read': '其中的时钟无法读取',
  "the database lacks the replica's marker": '数据库没有复刻的标记',
  "the file lacks the replica's marker": '文件没有复刻的标记',
  'the rows of a world take at most {n} MB, and those of the file more':
    '一个世界的数据行至多 {} MB，而文件中的更多',
  'the file is of schema version {t}, and this replica is of version {t}':
    '文件的结构版本为 {}，而这个复刻为 {}',
};
