/**
 * What the help of the commands says, in Chinese, by what it says in English: the declarations of commands and flags stay
 * the one place where a meaning stands. A test holds this table to them, in both directions.
 * @type {Readonly<Record<string, string>>}
 */
export const HELP_ZH = {
  'Usage: replica <command> [flags]': '用法：replica <命令> [参数]',
  'replica <command> --help shows the flags of a command.': 'replica <命令> --help 列出该命令的参数。',
  'replica <command> --help shows the flags of most commands.': 'replica <命令> --help 列出多数命令的参数。',
  'A clone of the project also has: dev, doctor, contract.': '在本项目的克隆里还有：dev、doctor、contract。',
  'With every action:': '每个动作都接受：',
  'set up what is missing and serve the built replica with the console':
    '补齐所缺的东西，启动构建好的复刻和开发控制台',
  'serve with hot reload': '以热更新方式启动',
  'serve the demo: a private sandbox for every visitor': '启动演示：每位来访者各有一个私有沙箱',
  'serve the replica with the console: --port, --host, --seed, --clock':
    '启动复刻和开发控制台：--port、--host、--seed、--clock',
  'serve the demo, a private sandbox for every visitor: --port, --host, --seed':
    '启动演示，每位来访者各有一个私有沙箱：--port、--host、--seed',
  'make or renew the database file of DATA_DIR without starting the server: --seed, --clock':
    '不启动服务，生成或重建 DATA_DIR 中的数据库文件：--seed、--clock',
  'put the running replica back to its seeded state: --port, --host':
    '让运行中的复刻恢复初始状态：--port、--host',
  'make or renew the database file without starting the server': '不启动服务，生成或重建数据库文件',
  'put the running replica back to its seeded state': '让运行中的复刻恢复初始状态',
  'look at everything a start needs and say what is wrong': '检查启动所需的一切，指出哪里不对',
  'check the contract, write it in other forms, compare two, show its coverage':
    '检查契约，转成其他形式，比较两份契约，显示覆盖情况',
  'hold a running server, yours too, against the contract': '用契约检验一个运行中的服务端，也可以是您自己的',
  'send two servers on the same journey and show what differs': '让两个服务端走同一段流程，列出差别',
  'keep the calls to a real server and hold them against the contract':
    '录下对真实服务端的调用，并用契约检验',
  'the replica and its contract as tools for coding agents (Model Context Protocol)':
    '把复刻及其契约作为编程代理的工具（Model Context Protocol）',
  'prepare data or make a row of the error catalogue happen: list, run':
    '准备数据，或让错误目录中的一行发生：list、run',
  'what goes wrong: list, add, import, preset, replay, remove, clear':
    '故障：list、add、import、preset、replay、remove、clear',
  "the replica's now: show, freeze, advance, reset": '复刻的时钟：show、freeze、advance、reset',
  'the demo accounts: list, login': '演示账号：list、login',
  'a login QR code: scan, confirm, cancel, expire': '登录二维码：scan、confirm、cancel、expire',
  'a payment: settle, fail, expire': '一笔支付：settle、fail、expire',
  'an order: advance': '一个订单：advance',
  'the double-entry ledger: check': '复式账本：check',
  'what was asked and why it was answered so: show, export, clear':
    '调用记录及其回答的原因：show、export、clear',
  'saved moments: list, save, load, delete': '快照：list、save、load、delete',
  'back to before a write, and forth: list, rewind, branch, compare':
    '回到某次写入之前，再回来：list、rewind、branch、compare',
  'the rows behind the product: tables, list, set': '产品背后的数据行：tables、list、set',
  'private worlds: list, create, delete, export, import': '沙箱：list、create、delete、export、import',
  'where it answers, 0 for any free port': '监听的端口，0 表示任一空闲端口',
  'whom it answers': '向谁开放（监听的地址）',
  'another set of data': '另一组数据',
  'an audience in one room: all visitors may come from one address at once':
    '现场有观众：所有访客可以从同一个地址同时进入',
  "the replica's now, an ISO date; the real now unless given": '复刻的当前时间，ISO 日期；默认为真实时间',
  'an origin whose pages may call the product: http://localhost:3000; as often as you like':
    '允许其网页调用产品的来源：http://localhost:3000；可多次使用',
  'a file that holds the address as long as the server answers': '服务应答期间写有其地址的文件',
  'the server that answers the calls instead, such as https://staging.example':
    '代替这里回答调用的服务端，例如 https://staging.example',
  'take any certificate of it, a self-signed one for instance': '接受它的任何证书，例如自签名证书',
  "what is answered here all the same: 'ShopCarService.*'; as often as you like":
    "仍由这里回答的调用：'ShopCarService.*'；可多次使用",
  'whose data that shows': '显示谁的数据',
  'say every setting and who set it (flag, variable, replica.config.json), and start nothing':
    '列出每项设置及其来源（参数、变量、replica.config.json），不启动任何东西',
  "the day the data are of, an ISO date; today's unless given": '数据所属的日期，ISO 日期；默认为今天',
  '5180 unless given': '默认 5180',
  '127.0.0.1 unless given': '默认 127.0.0.1',
  'what is wrong with the contract: provenance, names, examples, and the pacts against it':
    '契约有什么问题：来源标注、命名、示例，以及 Pact 与它是否相符',
  'how it is written': '输出的格式',
  'a file instead of the standard output': '写入文件，而不是标准输出',
  'the same once more, such as sarif=FILE,junit=FILE; may be repeated':
    '同时再写一份，例如 sarif=FILE,junit=FILE；可多次使用',
  'a file of known findings, which do not count until their day': '已知问题的文件，到期之前不计入',
  'put what is found into that file, for 90 days, and take out what is found no longer':
    '把发现的问题写入该文件，有效 90 天，并去掉不再出现的',
  'the contract in another form': '契约的另一种形式',
  'the form that another tool can read': '其他工具能读的形式',
  "contract and pact as other people's tools take them": '供其他工具使用的契约与 Pact',
  'for whom: OpenAPI, the same with ids without dots, the same with requests that may hold anything, a pact to compare with that, a Postman collection':
    '供谁使用：OpenAPI，id 不带点的 OpenAPI，请求不作限制的 OpenAPI，与之比较的 Pact，Postman 集合',
  'where the calls shall go': '调用发往何处',
  'what changed between two contracts: files or git revisions, also OLD..NEW; NEW is the one here unless given':
    '两份契约之间的变化：文件或 git 版本，也可写 OLD..NEW；NEW 默认为这里的契约',
  'how it is written; github are annotations of a run': '输出的格式；github 为一次运行的注解',
  'operations x outcomes x provenance: what the pacts agree on and who depends on it':
    '接口 × 结果 × 来源：Pact 约定了什么，谁依赖它',
  'Exit codes: 0 ok, 1 findings or a breaking change, 2 usage, 3 not started, 4 our own error.':
    '退出码：0 正常，1 有发现或破坏性变化，2 用法错误，3 未能启动，4 本工具自身出错。',
  'whether a server keeps to the contract and to the rules of the specification':
    '服务端是否遵守契约与说明书中的规则',
  'the server to verify, such as http://127.0.0.1:5180 (required)':
    '要检验的服务端，例如 http://127.0.0.1:5180（必填）',
  'also call what writes; a replica on this machine is reset for it, elsewhere only what should be refused is tried and put back':
    '也调用写入类接口；本机上的复刻会先恢复初始，其他服务端只尝试应被拒绝的写入，并把改动还原',
  'only these operations, such as ShopCarService.*': '只检查这些接口，例如 ShopCarService.*',
  'all but these operations': '除这些接口之外的全部',
  'draws bad values and choices; the same seed draws the same': '抽取坏值与选择；同一种子抽取相同',
  'how long the target may take until it answers: 30s, 2m': '等待目标开始应答的时间：30s、2m',
  'how long one request may take: 500ms, 10s': '单个请求的时限：500ms、10s',
  'what makes the exit code 1; documented passes over what the specification does not say':
    '什么使退出码为 1；documented 略过说明书没有写明的',
  'the call that logs in, or a path of the server; :user,word behind it names its two fields, which are account,password':
    '登录所用的接口，或服务端的一个路径；其后的 :user,word 写明两个字段名，默认 account,password',
  'cart lines of the member, for a target without cartList; the print rules need one of each kind':
    '会员的购物车商品，供没有 cartList 的目标使用；印刷规则需要每类一个',
  'a file for what the contract assumes: confirmed, refuted, not seen; not of a replica':
    '写有契约各项推定的文件：已证实、被推翻、未见到；不用于复刻',
  'a file for the change of the contract that follows, for git apply':
    '写有由此得出的契约改动的文件，供 git apply 使用',
  'no progress on the standard error': '标准错误上不显示进度',
  'this text': '本说明',
  'Environment: REPLICA_ACCOUNT and REPLICA_PASSWORD log in (super unless set), REPLICA_TOKEN is used in their place;':
    '环境变量：REPLICA_ACCOUNT 与 REPLICA_PASSWORD 用于登录（默认 super），也可用 REPLICA_TOKEN 代替；',
  'REPLICA_CART_ID names cart lines as --cart-id does; --format github adds a table where GITHUB_STEP_SUMMARY says; NO_COLOR.':
    'REPLICA_CART_ID 与 --cart-id 相同；--format github 另在 GITHUB_STEP_SUMMARY 处加一张表；NO_COLOR。',
  'Exit codes: 0 ok, 1 findings, 2 usage or nothing tested, 3 unreachable, 4 our own error, 130 interrupted.':
    '退出码：0 正常，1 有发现，2 用法错误或没有检验任何东西，3 无法连接，4 本工具自身出错，130 被中断。',
  'Findings that a baseline knows are 0 until their day is over, and 1 again from then on.':
    '基线中的已知问题到期之前为 0，之后又为 1。',
  'the same journey on two servers, and what they answer differently':
    '在两个服务端上走同一段流程，列出回答的差别',
  'who logs in on both, super unless REPLICA_ACCOUNT says; the password is REPLICA_PASSWORD':
    '在两边登录的账号，默认 REPLICA_ACCOUNT 或 super；密码为 REPLICA_PASSWORD',
  'also change things, on both servers': '在两个服务端上也做改动',
  'draws counts and pages; another one each time unless given': '抽取数量与页数；不写时每次不同',
  'Exit codes: 0 no difference that is not known, 1 differences, 2 usage or nothing compared, 3 unreachable, 4 our own error.':
    '退出码：0 没有未知的差别，1 有差别，2 用法错误或没有比较任何东西，3 无法连接，4 本工具自身出错。',
  'a proxy in front of a real server that keeps its calls and holds them against the contract':
    '架在真实服务端前的代理，录下调用并用契约检验',
  'the server whose calls are recorded': '被录制的服务端',
  'where the proxy listens; 0 for any free port': '代理监听的端口；0 表示任一空闲端口',
  'operations that a replica answers instead, such as ShopCarService.*':
    '改由复刻回答的接口，例如 ShopCarService.*',
  'a file that gets each exchange as a line of JSON': '逐行写入每次调用（JSON）的文件',
  'no line for each exchange': '不为每次调用输出一行',
  'what was exchanged, without secrets': '已录下的调用，不含密钥',
  'the same as an HTTP Archive (HAR 1.2)': '同上，HTTP 存档（HAR 1.2）格式',
  'one exchange, to go on with': '其中一次调用，供进一步使用',
  'REPLICA_ACCOUNT is whose data the local operations show, super unless given.':
    'REPLICA_ACCOUNT 决定本地接口显示谁的数据，默认 super。',
  'Exit codes: 0 ended, 2 usage, 3 not started, 4 our own error, 130 interrupted.':
    '退出码：0 已结束，2 用法错误，3 未能启动，4 本工具自身出错，130 被中断。',
  'the replica, its journal, its scenarios and the contract as tools of the Model Context Protocol':
    '把复刻、调用记录、场景与契约作为 Model Context Protocol 的工具',
  'the replica, http://127.0.0.1:5180 unless said here or by PORT':
    '复刻的地址，默认 http://127.0.0.1:5180，或由 PORT 决定',
  'the private world of that name, not the default one': '该名称的沙箱，而不是默认的世界',
  'only what changes nothing': '只提供不改动任何东西的工具',
  'streamable HTTP on this machine instead of the standard input and output':
    '用本机上的流式 HTTP，而不是标准输入输出',
  'the port of --http, 0 for a free one': '--http 的端口，0 表示空闲端口',
  'Environment: PORT; REPLICA_CONTROL_TOKEN where the replica wants one: over HTTP callers then have to send it too.':
    '环境变量：PORT；复刻要求令牌时用 REPLICA_CONTROL_TOKEN，此时通过 HTTP 的调用方也须发送它。',
  'Exit codes: 0 ok, 2 usage, 3 not started, 4 our own error, 130 interrupted.':
    '退出码：0 正常，2 用法错误，3 未能启动，4 本工具自身出错，130 被中断。',
  'Exit codes: 0 ok, 1 findings, 2 usage or configuration, 3 unreachable or not started, 4 our own error, 130 interrupted.':
    '退出码：0 正常，1 有发现，2 用法或配置错误，3 无法连接或未能启动，4 本工具自身出错，130 被中断。',
  'Environment: PORT; REPLICA_CONTROL_TOKEN where the replica wants one.':
    '环境变量：PORT；复刻要求令牌时用 REPLICA_CONTROL_TOKEN。',
  'Exit codes: 0 ok, 1 refused as things are, 2 usage or not allowed, 3 unreachable, 4 our own error, 130 interrupted.':
    '退出码：0 正常，1 当前状态下被拒绝，2 用法错误或不允许，3 无法连接，4 本工具自身出错，130 被中断。',
  'all scenarios with their parameters': '全部场景及其参数',
  'run one': '运行一个场景',
  'a parameter of the scenario: --param account=demo; may be repeated':
    '场景的参数：--param account=demo；可多次使用',
  'the rules of what goes wrong, newest first': '故障规则，新的在前',
  'add a rule; OPERATION is such as ShopCarService.cartInfo, or *; KIND is delay, status, code, business-failure, text, html, double-encoded, malformed-json, cut or hang':
    '添加规则；OPERATION 例如 ShopCarService.cartInfo，或 *；KIND 为 delay、status、code、business-failure、text、html、double-encoded、malformed-json、cut 或 hang',
  'how often it happens; for ever unless said': '发生几次；默认一直发生',
  '0 to 1; always unless said': '0 到 1；默认每次都发生',
  'of the sequence that decides': '决定是否发生的序列的种子',
  'the place in that sequence to begin with': '从该序列的哪一处开始',
  'milliseconds: 800; 100-900 for any between; 300~0.5 for median and sigma':
    '毫秒：800；100-900 为区间；300~0.5 为中位数与离散度',
  'an HTTP status, 400 to 599': 'HTTP 状态，400 到 599',
  'a code in the body, such as 401': '正文中的 code，例如 401',
  'the words of the failure': '失败的文案',
  'the memberships that a code 403 names': 'code 403 所列的会员',
  'the wrong text of a text call': '文本接口的错误文本',
  'make a row of the error catalogue happen; without a name the rows are listed':
    '让错误目录中的一行发生；不写名称则列出各行',
  'go on from a draw that the journal shows, such as 2-17': '从调用记录所示的一次抽取继续，例如 2-17',
  'play an HTTP Archive (HAR) back: each call answers what it answered there, once and in that order':
    '回放 HTTP 存档（HAR）：每次调用按原顺序各回答一次当时的内容',
  'remove one rule': '移除一条规则',
  'remove every rule': '移除全部规则',
  "the replica's now": '复刻的当前时间',
  'stand still at an ISO date such as 2027-01-01T08:00:00+08:00':
    '停在某个 ISO 日期，例如 2027-01-01T08:00:00+08:00',
  'go on by 90s, 10m, 2h or 30d': '前进 90s、10m、2h 或 30d',
  'back to the time that runs by itself': '恢复自行走动的时间',
  'the demo accounts': '演示账号',
  'a token without a password, which is all that is written': '不用密码取得令牌；只输出令牌',
  'scan the code with a phone': '用手机扫码',
  'who holds the phone': '手机属于谁',
  'confirm the login on that phone': '在手机上确认登录',
  'cancel the login on that phone': '在手机上取消登录',
  'end the code before its time': '让二维码提前失效',
  'the money of a payment, or of an order, arrives': '一笔支付或订单的款项到账',
  'a waiting payment fails': '等待中的支付失败',
  'close a waiting payment before its time': '提前关闭等待中的支付',
  'the next planned thing happens to an order now': '订单的下一步立即发生',
  'all that happens up to this state, such as shipped': '一直推进到此状态，例如 shipped',
  'this instead: delay, resume, fail-check, agree-after-sale or refuse-after-sale':
    '改为发生：delay、resume、fail-check、agree-after-sale 或 refuse-after-sale',
  'what the customer reads about that event': '客户看到的事件说明',
  'whether all money is accounted for, to the fen': '每一分钱是否都对得上',
  'what was asked and why it was answered so, oldest first': '调用及其回答的原因，旧的在前',
  'go on with what happens, until it is interrupted': '持续显示新的调用，直到被中断',
  'only this one, such as ShopCarService.cartInfo': '只看这个接口，例如 ShopCarService.cartInfo',
  'only the calls of this account': '只看此账号的调用',
  'only those with this kind of fault or this rule, or any': '只看带此类故障或此规则的，any 为任意',
  'only those of this tab of a browser, as the console names it': '只看浏览器的这个标签页，名称见控制台',
  'only those with this text anywhere': '只看任意处含此文本的',
  'only those after this number': '只看此编号之后的',
  'only the newest so many': '只看最新的若干条',
  'write it as an HTTP Archive (HAR 1.2), which browsers and proxies read; secrets are left out':
    '导出为 HTTP 存档（HAR 1.2），浏览器与代理都能读；不含密钥',
  'forget the exchanges': '清空调用记录',
  'the saved moments of this world': '这个世界的快照',
  'save rows, sessions, clock and faults': '保存数据行、会话、时钟与故障',
  'back to a saved moment': '回到一个快照',
  'forget a saved moment': '删除一个快照',
  'the last writes, oldest first, by the number of the moment before each':
    '最近的写入，旧的在前，编号为各自之前的时刻',
  'the world as it was right before that write; "latest" has again what was undone':
    '回到那次写入之前；"latest" 恢复被撤回的',
  'a sandbox of that name, which begins right before that write': '从那次写入之前分出该名称的沙箱',
  'what rows two moments differ by; TO is latest unless said': '两个时刻相差的行；TO 默认为 latest',
  'the tables and how many rows each has': '各表及其行数',
  'rows of a table, by the number that "set" takes; secrets are left out':
    '一个表的行，编号供 "set" 使用；不含密钥',
  'leave out so many': '跳过若干行',
  'so many, 100 at the most': '若干行，最多 100',
  'with --value: only those where that stands': '与 --value 合用：只看该列为此值的',
  'what stands in --column': '--column 中的值',
  'write one value of a row; without VALUE nothing stands there. "moment rewind" takes it back':
    '写入一行的一个值；不写 VALUE 则置空。"moment rewind" 可撤回',
  'the private worlds': '沙箱',
  'a private clone of the seeded world': '初始数据的一份私有副本',
  'end one with all that it holds': '结束一个沙箱及其全部内容',
  'write a world into a file: that sandbox, or the default world': '把一个世界写入文件：该沙箱，或默认的世界',
  'the file; replica-NAME.sqlite unless said': '文件；默认 replica-NAME.sqlite',
  'put such a file in the place of that sandbox, or of the default world':
    '用这样的文件替换该沙箱，或默认的世界',
};
