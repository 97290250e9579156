/**
 * What is said of settings, of this machine and of how a command was called.
 * @type {import('../../../../contracts/said/in-chinese.mjs').Sentences}
 */
export const SETTINGS = {
  // The file of settings.
  'REPLICA_CONFIG names {t}, which is not there.': 'REPLICA_CONFIG 所指的 {} 不存在。',
  '{}: {}': '{}：{}',
  '{t}: "{t}" {}.': '{}："{}" {}。',
  'a secret does not stand in a file: set {t}': '是密钥，不写在文件里：请设置 {}',
  '{t} cannot be read: {t}': '{} 无法读取：{}',
  '{t} has to be an object, such as { "port": 5190 }.': '{} 须是一个对象，例如 { "port": 5190 }。',
  'has to be a whole number from {n} to {n}': '须是 {} 到 {} 的整数',
  'has to be true or false': '须是 true 或 false',
  'has to be a list of texts': '须是文本的列表',
  'has to be a text': '须是文本',
  'has to be one of {t}': '须是以下之一：{}',
  '{t} needs a value.': '{} 后面要有值。',
  '"{t}" is no port number.': '"{}" 不是端口号。',

  // The machine.
  'port {t} free': '端口 {} 空闲',
  'port {t}: a replica {t} answers there{}, on {t}': '端口 {}：已有复刻 {} 在应答{}，数据库 {}',
  'before {t}': '（架在 {} 之前）',
  'port {t}: a replica answers there and wants its token': '端口 {}：已有复刻在应答，须提供它的令牌',
  'port {t} in use: choose another with --port': '端口 {} 已被占用：请用 --port 换一个',
  '{t} does not exist yet; the first start makes it': '{} 还不存在；首次启动时生成',
  'no database yet; the first start makes it': '还没有数据库；首次启动时生成',
  "Node {t}: brought from npm, because the machine's own is older than {t}":
    'Node {}：取自 npm，因为本机的低于 {}',
  'dependencies current': '依赖为最新',
  'dependencies current; "npm test" brings what tests need': '依赖为最新；测试所需的由 "npm test" 安装',
  'dependencies not current: run "npm start"': '依赖不是最新：请运行 "npm start"',
  'settings: {}': '设置：{}',
  'the usual ones': '均为默认',
  'better-sqlite3 loads': 'better-sqlite3 可以加载',
  'better-sqlite3 does not load: run "npm ci"': 'better-sqlite3 无法加载：请运行 "npm ci"',
  'no Chromium: run "npm test", or set CHROMIUM_PATH':
    '没有 Chromium：请运行 "npm test"，或设置 CHROMIUM_PATH',

  // The browser of the tests.
  'CHROMIUM_PATH names {t}, and there is no such file.': 'CHROMIUM_PATH 所指的 {} 不存在。',
  'Chromium could not be installed with apt-get; install it by hand or set CHROMIUM_PATH.':
    '无法用 apt-get 安装 Chromium；请手动安装，或设置 CHROMIUM_PATH。',
  'Installing Chromium for the browser tests (apt-get)': '安装浏览器测试所需的 Chromium（apt-get）',
  'The browser tests need Chromium, and none was found.': '浏览器测试需要 Chromium，但没有找到。',
  'elsewhere:      install Chromium or Chrome and set CHROMIUM_PATH to the executable':
    '其他系统：      安装 Chromium 或 Chrome，并把 CHROMIUM_PATH 设为其可执行文件',
  'Then run the command again.': '然后再次运行此命令。',

  // Where the data lie.
  '{t}: seed {n}, clock {t}, {t}': '{}：种子 {}，时钟 {}，{}',
  '{t} answered {n}: {t}': '{} 回答 {}：{}',

  // How a command was called.
  '"{t}" was not expected here.': '这里不该有 "{}"。',
  '{t} cannot be read: {}.': '{} 无法读取：{}。',
  'cannot be written': '无法写入',
  'cannot be read': '无法读取',
  'This is a mistake of ours:': '这是本工具自身的错误：',
  '--report: two reports would be written to {t}.': '--report：有两份报告会写入 {}。',
  '--write-baseline needs --baseline FILE.': '--write-baseline 需要 --baseline FILE。',
  '--report is a format and a file such as sarif=verify.sarif, not "{t}".':
    '--report 是格式与文件，例如 sarif=verify.sarif，而不是 "{}"。',
  '--baseline: {t} {}: {t} is no day.': '--baseline：{} {}：{} 不是日期。',
  '--baseline: {t} {} {}.': '--baseline：{} 中的 {} {}。',
  'as a whole': '（整体）',
  '--baseline: {t}: {}': '--baseline：文件 {}：{}',
  '--{t}: {}': '--{}：{}',
  'Unknown operation of --{t} "{t}". Did you mean "{t}"?': '--{} 中有不认识的接口 "{}"。是不是 "{}"？',
  '--seed is a whole number, not "{t}".': '--seed 是整数，而不是 "{}"。',
  '--port is a number up to 65535, not "{t}".': '--port 是不超过 65535 的数字，而不是 "{}"。',
  '--{w} is a number, not "{t}".': '--{} 是数字，而不是 "{}"。',
  '--delay is like 800, 100-900 or 300~0.5, not "{t}".':
    '--delay 形如 800、100-900 或 300~0.5，而不是 "{}"。',
  '--param is like account=demo, not "{t}".': '--param 形如 account=demo，而不是 "{}"。',
  '--base-url is an address such as http://127.0.0.1:5180, not "{t}".':
    '--base-url 是地址，例如 http://127.0.0.1:5180，而不是 "{}"。',
  '--base-url must not hold a password.': '--base-url 中不得含有密码。',
  'verify needs --base-url, such as --base-url http://127.0.0.1:5180.':
    'verify 需要 --base-url，例如 --base-url http://127.0.0.1:5180。',
  '--{w} is a time such as 500ms, 10s or 2m, not "{t}".': '--{} 是时间，例如 500ms、10s 或 2m，而不是 "{}"。',
  '--login is a call such as LoginServiceMag.loginByPassword or /login.jsp:user,word, not "{t}".':
    '--login 是一个调用，例如 LoginServiceMag.loginByPassword 或 /login.jsp:user,word，而不是 "{}"。',
  'REPLICA_TOKEN would end with the reset of the replica: use REPLICA_ACCOUNT, or leave out --allow-writes.':
    'REPLICA_TOKEN 会随复刻恢复初始而失效：请用 REPLICA_ACCOUNT，或去掉 --allow-writes。',
  'compare needs two addresses: A and B.': 'compare 需要两个地址：A 和 B。',
  '"{t}" is no address such as http://127.0.0.1:5180.': '"{}" 不是地址，地址例如 http://127.0.0.1:5180。',
  'record needs --target, the address of a server.': 'record 需要 --target，即一个服务端的地址。',
};
