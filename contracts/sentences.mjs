// @ts-check
/**
 * What a start, its settings and the doctor say, in English and Chinese. A sentence stands in English where it is said and
 * is filled in there; one without its Chinese in this table does not compile. Plain JavaScript, because it is needed before
 * anything is installed.
 */

/** @typedef {{ readonly en: string, readonly zh: string }} Sentence */
/** @typedef {keyof typeof CHINESE} SentenceKey */

export const CHINESE = {
  'Ready at {} in {} ms': '已就绪：{}，用时 {} 毫秒',
  'Present the demo from {}': '讲解台：{}',
  'Port {} is in use. Choose another one with --port, or --port 0 for a free one.':
    '端口 {} 已被占用：请用 --port 换一个，或用 --port 0 使用空闲端口。',

  // Settings.
  '--host needs a value': '--host 后面要有值',
  'REPLICA_MODE must be replica or demo, not "{}"': 'REPLICA_MODE 须是 replica 或 demo，而不是 "{}"',
  'REPLICA_WEB must be one of {}, not "{}"': 'REPLICA_WEB 须是 {} 之一，而不是 "{}"',
  '"{}" is no address such as https://desk.example.': '"{}" 不是地址，地址例如 https://desk.example。',
  'The address of {} must not hold a name or a password.': '{} 的地址中不得含有用户名或密码。',
  '"{}" must end with its path: calls bring their own query.': '"{}" 应到路径为止：调用自带查询参数。',
  '{} is no address of a proxy such as http://proxy.example:3128.':
    '{} 不是代理的地址，地址例如 http://proxy.example:3128。',
  '--cors takes an origin such as http://localhost:3000, not "{}"':
    '--cors 是来源，例如 http://localhost:3000，而不是 "{}"',
  'the clock must be an ISO date {}, not "{}"': '时钟须是 ISO 日期（{}），而不是 "{}"',
  '{} must be a whole number from {} to {}, not "{}"': '{} 须是 {} 到 {} 的整数，而不是 "{}"',
  'from 2000-01-01 to the end of 2199': '2000-01-01 至 2199 年底',

  // A backend that answers instead.
  '{} means something beside --backend only.': '{} 只在与 --backend 一起时才有意义。',
  'A demo answers its guests itself: --backend goes with start and dev only.':
    '演示自行回答来访者：--backend 只用于 start 与 dev。',
  '--backend: {} is this server itself; choose another --port.':
    '--backend：{} 就是这个服务端自身；请换一个 --port。',
  '--backend: {}': '--backend 有误：{}',
  '--local knows no operation "{}". Did you mean "{}"?': '--local 中有不认识的接口 "{}"。是不是 "{}"？',
  '--local-account knows no account "{}". Did you mean "{}"?':
    '--local-account 中有不认识的账号 "{}"。是不是 "{}"？',
  'Calls go to {} through the proxy {}.': '调用经代理 {2} 发往 {1}。',
  'Calls go to {}.': '调用发往 {}。',
  '{} of {} operations are answered here, as {}.': '{2} 个接口中的 {1} 个由这里以 {3} 的身份回答。',
  '--backend-insecure: nobody checks the certificate of {}.': '--backend-insecure：不检查 {} 的证书。',

  // Where the data lie.
  'No room is left for {}: free some on its disk, or choose another DATA_DIR.':
    '{} 所在的磁盘没有空间了：请腾出空间，或换一个 DATA_DIR。',
  '{} and its data are there, but its disk is full: free some of it.':
    '{} 及其数据都在，只是所在的磁盘已满：请腾出空间。',
  '{} is there, but cannot be used: its disk fails, or another file was put in its place. Look at that and start again.':
    '{} 还在，但无法使用：磁盘出错，或该处已换成别的文件。请检查后重新启动。',
  '{} lies on a disk that can only be read: mount it for writing, or choose another DATA_DIR.':
    '{} 所在的磁盘只读：请以可写方式挂载，或换一个 DATA_DIR。',
  '{} may not be written by this user: change its owner or rights, or choose another DATA_DIR.':
    '当前用户无权写入 {}：请更改其所有者或权限，或换一个 DATA_DIR。',
  '{} cannot be reached, because it, its folder or its disk is not there: bring that back and start again, or put the seed there with a reset.':
    '无法访问 {}，因为它、它的目录或磁盘不在：请恢复后重新启动，或用 reset 在那里放入初始数据。',
  '{} is a damaged database: move it away to start again from the seed, or restore a copy of it.':
    '{} 是损坏的数据库：请移走它以便从初始数据重新开始，或恢复它的副本。',
  '{} is a damaged database ({}); move it away to start again from the seed, or restore a copy of it.':
    '{} 是损坏的数据库（{}）；请移走它以便从初始数据重新开始，或恢复它的副本。',
  'it has no schema version': '没有结构版本',
  '{} is not a SQLite database; move it away or choose another path for the database.':
    '{} 不是 SQLite 数据库；请移走它，或为数据库另选路径。',
  "{} is a database of another program; choose another path for the replica's database.":
    '{} 是其他程序的数据库；请为复刻的数据库另选路径。',
  '{} was made by a newer version of the replica (schema {}, this one knows {}); update the replica or move the file away.':
    '{} 由更新版本的复刻生成（结构 {}，当前只认识 {}）；请更新复刻，或移走该文件。',
  'A running replica holds {}: stop it first, put its data back with "npx replica reset", or choose another DATA_DIR.':
    '运行中的复刻正占用 {}：请先停止它，用 "npx replica reset" 恢复其数据，或换一个 DATA_DIR。',

  // The file of settings.
  'REPLICA_CONFIG names {}, which is not there.': 'REPLICA_CONFIG 所指的 {} 不存在。',
  '{}: "{}" {}.': '{}："{}" {}。',
  'a secret does not stand in a file: set {}': '是密钥，不写在文件里：请设置 {}',
  '{} cannot be read: {}': '{} 无法读取：{}',
  '{} has to be an object, such as { "port": 5190 }.': '{} 须是一个对象，例如 { "port": 5190 }。',
  'has to be a whole number from {} to {}': '须是 {} 到 {} 的整数',
  'has to be true or false': '须是 true 或 false',
  'has to be a list of texts': '须是文本的列表',
  'has to be a text': '须是文本',
  'has to be one of {}': '须是以下之一：{}',

  // The machine.
  'port {} free': '端口 {} 空闲',
  'port {}: a replica {} answers there{}, on {}': '端口 {}：已有复刻 {} 在应答{}，数据库 {}',
  'before {}': '（架在 {} 之前）',
  'port {}: a replica answers there and wants its token': '端口 {}：已有复刻在应答，须提供它的令牌',
  'port {} in use: choose another with --port': '端口 {} 已被占用：请用 --port 换一个',
  '{} does not exist yet; the first start makes it': '{} 还不存在；首次启动时生成',
  'no database yet; the first start makes it': '还没有数据库；首次启动时生成',
  "Node {}: brought from npm, because the machine's own is older than {}":
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
  'CHROMIUM_PATH names {}, and there is no such file.': 'CHROMIUM_PATH 所指的 {} 不存在。',
  'Chromium could not be installed with apt-get; install it by hand or set CHROMIUM_PATH.':
    '无法用 apt-get 安装 Chromium；请手动安装，或设置 CHROMIUM_PATH。',
  'Installing Chromium for the browser tests (apt-get)': '安装浏览器测试所需的 Chromium（apt-get）',
  'The browser tests need Chromium, and none was found.': '浏览器测试需要 Chromium，但没有找到。',
  'elsewhere:      install Chromium or Chrome and set CHROMIUM_PATH to the executable':
    '其他系统：      安装 Chromium 或 Chrome，并把 CHROMIUM_PATH 设为其可执行文件',
  'Then run the command again.': '然后再次运行此命令。',
};

/**
 * Blanks are filled in their order, unless the Chinese numbers them: {2} … {1}.
 * @param {SentenceKey} english
 * @param {...(string | number | Sentence)} values
 * @returns {Sentence}
 */
export function sentence(english, ...values) {
  return { en: filledIn(english, 'en', values), zh: filledIn(CHINESE[english], 'zh', values) };
}

/** @type {(text: string, language: 'en' | 'zh', values: readonly (string | number | Sentence)[]) => string} */
function filledIn(text, language, values) {
  let next = 0;
  return text.replaceAll(/\{(\d?)\}/g, (_blank, number) => {
    const value = values[number ? number - 1 : next++] ?? '';
    return typeof value === 'object' ? value[language] : String(value);
  });
}

/** An error that one line explains in either language; its message is the English one. */
export class ExplainedError extends Error {
  /**
   * @param {Sentence | string} said
   * @param {ErrorOptions} [options]
   */
  constructor(said, options) {
    const both = typeof said === 'string' ? { en: said, zh: said } : said;
    super(both.en, options);
    this.sentence = both;
  }
}
