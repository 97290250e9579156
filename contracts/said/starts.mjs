// @ts-check
/**
 * What a start says: settings that cannot be, a database that cannot be opened, whom it asks. A test of the commands' words
 * holds it to what is said, in both directions.
 * @type {import('./in-chinese.mjs').Sentences}
 */
export const STARTS = {
  // Settings.
  '--host needs a value': '--host 后面要有值',
  'REPLICA_MODE must be replica or demo, not "{t}"': 'REPLICA_MODE 须是 replica 或 demo，而不是 "{}"',
  'REPLICA_WEB must be one of {t}, not "{t}"': 'REPLICA_WEB 须是 {} 之一，而不是 "{}"',
  '"{t}" is no address such as https://desk.example.': '"{}" 不是地址，地址例如 https://desk.example。',
  'The address of {t} must not hold a name or a password.': '{} 的地址中不得含有用户名或密码。',
  '"{t}" must end with its path: calls bring their own query.': '"{}" 应到路径为止：调用自带查询参数。',
  '{t} is no address of a proxy such as http://proxy.example:3128.':
    '{} 不是代理的地址，地址例如 http://proxy.example:3128。',
  '--cors takes an origin such as http://localhost:3000, not "{t}"':
    '--cors 是来源，例如 http://localhost:3000，而不是 "{}"',
  'the clock must be an ISO date {}, not "{t}"': '时钟须是 ISO 日期（{}），而不是 "{}"',
  '{w} must be a whole number from {n} to {n}, not "{t}"': '{} 须是 {} 到 {} 的整数，而不是 "{}"',
  'from 2000-01-01 to the end of 2199': '2000-01-01 至 2199 年底',
  '{t} takes an address such as http://127.0.0.1:4318': '{} 是地址，例如 http://127.0.0.1:4318',
  'OTEL_EXPORTER_OTLP_HEADERS takes name=value, apart by commas':
    'OTEL_EXPORTER_OTLP_HEADERS 写作 name=value，以逗号分隔',
  'Spans go to {t}.': 'span 发往 {}。',

  // A backend that answers instead.
  '{t} means something beside --backend only.': '{} 只在与 --backend 一起时才有意义。',
  'A demo answers its guests itself: --backend goes with start and dev only.':
    '演示自行回答来访者：--backend 只用于 start 与 dev。',
  '--backend: {t} is this server itself; choose another --port.':
    '--backend：{} 就是这个服务端自身；请换一个 --port。',
  '--backend: {}': '--backend 有误：{}',
  '--local knows no operation "{t}". Did you mean "{t}"?': '--local 中有不认识的接口 "{}"。是不是 "{}"？',
  '--local-account knows no account "{t}". Did you mean "{t}"?':
    '--local-account 中有不认识的账号 "{}"。是不是 "{}"？',
  'Calls go to {t} through the proxy {t}.': '调用经代理 {2} 发往 {1}。',
  'Calls go to {t}.': '调用发往 {}。',
  '{n} of {n} operations are answered here, as {t}.': '{2} 个接口中的 {1} 个由这里以 {3} 的身份回答。',
  '--backend-insecure: nobody checks the certificate of {t}.': '--backend-insecure：不检查 {} 的证书。',

  // Where the data lie.
  'No room is left for {t}: free some on its disk, or choose another DATA_DIR.':
    '{} 所在的磁盘没有空间了：请腾出空间，或换一个 DATA_DIR。',
  '{t} and its data are there, but its disk is full: free some of it.':
    '{} 及其数据都在，只是所在的磁盘已满：请腾出空间。',
  '{t} is there, but cannot be used: its disk fails, or another file was put in its place. Look at that and start again.':
    '{} 还在，但无法使用：磁盘出错，或该处已换成别的文件。请检查后重新启动。',
  '{t} lies on a disk that can only be read: mount it for writing, or choose another DATA_DIR.':
    '{} 所在的磁盘只读：请以可写方式挂载，或换一个 DATA_DIR。',
  '{t} may not be written by this user: change its owner or rights, or choose another DATA_DIR.':
    '当前用户无权写入 {}：请更改其所有者或权限，或换一个 DATA_DIR。',
  '{t} cannot be reached, because it, its folder or its disk is not there: bring that back and start again, or put the seed there with a reset.':
    '无法访问 {}，因为它、它的目录或磁盘不在：请恢复后重新启动，或用 reset 在那里放入初始数据。',
  '{t} is a damaged database: move it away to start again from the seed, or restore a copy of it.':
    '{} 是损坏的数据库：请移走它以便从初始数据重新开始，或恢复它的副本。',
  '{t} is a damaged database ({}); move it away to start again from the seed, or restore a copy of it.':
    '{} 是损坏的数据库（{}）；请移走它以便从初始数据重新开始，或恢复它的副本。',
  'it has no schema version': '没有结构版本',
  '{t} is not a SQLite database; move it away or choose another path for the database.':
    '{} 不是 SQLite 数据库；请移走它，或为数据库另选路径。',
  "{t} is a database of another program; choose another path for the replica's database.":
    '{} 是其他程序的数据库；请为复刻的数据库另选路径。',
  '{t} was made by a newer version of the replica (schema {n}, this one knows {n}); update the replica or move the file away.':
    '{} 由更新版本的复刻生成（结构 {}，当前只认识 {}）；请更新复刻，或移走该文件。',
  'A running replica holds {t}: stop it first, put its data back with "npx replica reset", or choose another DATA_DIR.':
    '运行中的复刻正占用 {}：请先停止它，用 "npx replica reset" 恢复其数据，或换一个 DATA_DIR。',
};
