// @ts-check

/** @type {Readonly<Record<string, string>>} */
const KINDS = {
  flag: '参数',
  command: '命令',
  'contract command': 'contract 命令',
  action: '动作',
  key: '键',
  part: '部分',
};

/** @type {(kind: string) => string} */
const kindOf = (kind) => KINDS[kind] ?? kind.replace(/^value of (\S+)$/, '$1 的值');

/**
 * The same in Chinese; a word that is missing does not compile.
 * @type {import('./en.mjs').Words}
 */
export const ZH = {
  unknown: (kind, word) => `不认识的${kindOf(kind)} "${word}"。`,
  meant: (word) => `是不是 "${word}"？`,
  known: (words) => `可用：${words.join('、')}。`,
  unexpected: (word) => `这里不该有 "${word}"。`,
  needsValue: (flag) => `--${flag} 后面要有值。`,
  takesNoValue: (flag) => `--${flag} 不带值。`,

  doneIn: (time) => `完成，用时 ${time}`,
  failedAfter: (time) => `失败，用时 ${time}`,
  stillWorking: (title, time) => `${title}：仍在进行，已用 ${time}`,
  waiting: (pid) => `正在等待进程 ${pid} 的准备工作 …`,

  installing: '安装依赖（npm ci）',
  installingRest: '安装检查与测试所需的依赖（npm install）',
  generating: '由契约生成代码',
  buildingServer: '构建服务端',
  buildingWeb: { web: '构建网页', console: '构建带开发控制台的网页', demo: '构建演示用的网页' },
  bringing: (version, own) => `从 npm 取 Node ${version}（本机为 ${own}）`,
  bringingMeanwhile: (doing) => `${doing}，同时安装依赖（npm ci）`,
  using: (version, own, oldest) => `使用 Node ${version}，因为本机的 ${own} 低于 ${oldest}`,

  notInstalled: (wanted, oldest) =>
    `无法安装 ${wanted}：请从 https://nodejs.org 安装 Node ${oldest} 或更新的版本，再运行此命令。`,
  doesNotRun: (version, oldest) =>
    `npm 上的 Node ${version} 不能在本系统上运行：请用其他方式安装 Node ${oldest} 或更新的版本。`,
  installFailed: '依赖安装失败。',
  generateFailed: '由契约生成代码失败。',
  webFailed: '网页构建失败。',
  serverFailed: '服务端构建失败。',
  withLog: (sentence, code, file) => `${sentence}（退出码 ${code}，全部输出：${file}）`,
  dependenciesMissing: (names, root) => {
    const named = `${names.slice(0, 3).join('、')}${names.length > 3 ? ` 等 ${names.length} 个` : ''}`;
    return `依赖没有安装（${named}）：请在 ${root} 中运行 "npm ci" 后重试。`;
  },
  incompleteClone: '缺少 package-lock.json：这不是完整的克隆。',
  notStarted: (command, why) => `无法启动 "${command}"：${why}`,
  noReplica: (address) => `${address} 上没有复刻应答：请先用 "npm start" 启动。`,
  isReset: '复刻已恢复初始状态。',
};
