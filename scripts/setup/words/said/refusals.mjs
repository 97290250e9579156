/**
 * Why a replica refuses what an action asks of it, and what it notes of an answer, in its own words.
 * @type {import('../../../../contracts/said/in-chinese.mjs').Sentences}
 */
export const REFUSALS = {
  // What was sent.
  'the body': '正文',
  '{w} must be a JSON object': '{} 须是 JSON 对象',
  '{} must be a JSON object': '{} 须是 JSON 对象',
  'unknown field "{t}"; {}': '不认识的字段 "{}"；{}',
  'known are {t}': '可用：{}',
  'there are none': '没有可用的',
  '{w} is missing': '缺少 {}',
  'unknown {w} "{t}"; known are {t}': '不认识的 {} "{}"；可用：{}',
  '{w} can only be {t}': '{} 只能是 {}',
  '{w} must be a text': '{} 须是文本',
  'there is no {t} "{t}"; known are {t}': '没有 {} "{}"；可用：{}',
  '{w} must be a list of {t}': '{} 须是列表（{}）',
  '{w} must be {} from {w} to {w}': '{1} 须是 {3} 到 {4} 的{2}',
  'a number': '数字',

  // Who asks.
  'the control plane is closed, because REPLICA_CONTROL_TOKEN is not set and the host is not a loopback one':
    '控制接口已关闭，因为没有设置 REPLICA_CONTROL_TOKEN，而监听的地址不限于本机',
  'send the header "authorization: Bearer <REPLICA_CONTROL_TOKEN>"':
    '请发送请求头 "authorization: Bearer <REPLICA_CONTROL_TOKEN>"',
  'in a demo a visitor steers the own sandbox only; the rest wants the control token':
    '演示中来访者只能操作自己的沙箱；其余须有控制令牌',
  'the control plane answers pages of its own address only, which for this request was "{t}"; a proxy in front has to hand on the Host header':
    '控制接口只回答自己地址下的页面，而此请求的地址是 "{}"；前面的代理须原样转交 Host 请求头',
  'there is no account "{t}"': '没有账号 "{}"',

  // Faults.
  'scenario {w} has only the parameter times': '场景 {} 只有参数 times',
  'a rule may have at most {}': '一条规则不得超过 {}',
  'a world has at most {n} rules; remove some first': '一个世界至多 {} 条规则；请先移除一些',
  'all rules together have at most {}; remove some first': '全部规则合计不得超过 {}；请先移除一些',
  'there is no operation "{t}"; the nearest is {w}': '没有接口 "{}"；最接近的是 {}',
  'maxMs must not be less than minMs': 'maxMs 不得小于 minMs',
  'the error catalogue has no "{t}"; GET error-catalogue lists it':
    '错误目录中没有 "{}"；GET error-catalogue 列出全部',
  'no rule here drew "{t}"; the journal shows the draws, and a rule takes seed and skip':
    '这里没有规则抽取过 "{}"；调用记录列出各次抽取，规则可用 seed 与 skip',
  'there is no fault "{t}"': '没有故障规则 "{}"',

  // Time, moments, snapshots, sandboxes.
  'the clock goes {}': '时钟的范围是 {}',
  'freeze must be an ISO date {}, not "{t}"': 'freeze 须是 ISO 日期（{}），而不是 "{}"',
  'advance must be like 90s, 10m, 2h or 30d, not "{t}"': 'advance 须形如 90s、10m、2h 或 30d，而不是 "{}"',
  'nothing was written': '没有写入过',
  'known are {w} to {w}': '可用：{} 至 {}',
  'there is no moment "{t}"; {}, and {w}': '没有时刻 "{}"；{}，以及 {}',
  'there is a sandbox "{t}" already; name another one': '已有沙箱 "{}"；请另取名称',
  'there is no sandbox "{t}"': '没有沙箱 "{}"',
  'there is no snapshot "{t}"': '没有快照 "{}"',
  'the snapshots of this world fill the memory meant for them; delete one first':
    '这个世界的快照已占满所留的内存；请先删除一个',
  'the snapshots of your address fill the memory meant for them; delete one first':
    '同一网络地址的快照已占满留给它们的内存；请先删除一个',
  'too many worlds are exported or imported at once; try again when one has ended':
    '同时导出或导入的世界过多，请等其中一个完成后再试',
  'the snapshots of all worlds fill the memory meant for them; delete one first':
    '全部世界的快照已占满所留的内存；请先删除一个',
  "this world holds {n} rows, and scenarios add to a visitor's only up to {n}; reset it first":
    '这个世界已有 {} 行数据，场景最多把来访者的世界添到 {} 行；请先重置',
  'there are {n} snapshots already; delete one first': '已有 {} 个快照；请先删除一个',
  'a snapshot is named by 1 to 40 letters, digits, underscores and hyphens':
    '快照名称由 1 到 40 个字母、数字、下划线或连字符组成',
  'too many listen from this address, or to this server; close some first':
    '来自此地址或监听此服务端的连接过多；请先关闭一些',
  '{n} listen to this world already; close one of them first': '已有 {} 个连接在监听这个世界；请先关闭一个',
  'send an exported world as {t}': '导出的世界须以 {} 发送',
  'its uploads do not fit together, or are more than {n}': '其中的上传文件不相配，或多于 {} 个',
  'its uploads are not what their names and rows say': '其中的上传文件与其名称和数据行不符',
  'the file is damaged: {}': '文件已损坏：{}',
  'a demo takes only files that it exported itself, unchanged; this one comes from elsewhere or was changed. Export a world here, or run a replica of your own, which takes any world':
    '演示只接受自己导出且未经改动的文件；这个来自别处或已被改动。请在这里导出，或运行您自己的复刻，它接受任何世界',

  // Orders, payments, rows, scenarios.
  'say only one of event, to and withClock': 'event、to 与 withClock 只能写一个',
  'there is no order "{t}"': '没有订单 "{}"',
  'order {w} waits for its payment: POST /__replica/pay/{w}/settle':
    '订单 {} 在等待支付：POST /__replica/pay/{}/settle',
  'an order that is {w} cannot {w}': '状态为 {} 的订单不能 {}',
  'nothing is planned for an order that is {w}': '状态为 {} 的订单没有后续安排',
  'the order does not come to {w} by itself': '订单不会自行到达 {}',
  'no after-sale of the order waits for an answer': '该订单没有等待答复的售后',
  'payment {w} is {w}': '支付 {} 的状态是 {}',
  'payment {w} cannot fail now': '支付 {} 现在不能失败',
  'there is no payment and no order "{t}"': '没有支付或订单 "{}"',
  'order {w} is {w} and no payment of it waits': '订单 {} 的状态是 {}，没有等待中的支付',
  '{w} says what the database is and is not edited': '{} 说明数据库本身，不可修改',
  'a row is named by a whole number, not "{t}"': '行以整数指明，而不是 "{}"',
  'there is no table "{t}"; GET rows lists them': '没有表 "{}"；GET rows 列出全部',
  '{w} has no column "{t}"; known are {t}': '{} 没有列 "{}"；可用：{}',
  '{w} is secret: nobody looks for it or writes it here': '{} 是密钥：不能在这里查找或写入',
  'there is no scenario "{t}"; GET scenarios lists them': '没有场景 "{}"；GET scenarios 列出全部',
  'there is no chapter "{t}"': '没有章节 "{}"',

  // What the journal notes.
  'no handler: answered by the {w} of the contract': '没有处理程序：以契约中的 {} 回答',
  'too many answers are held back at once': '同时扣住的回答过多',
};
