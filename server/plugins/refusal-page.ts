import { escapeXml } from '#contracts/rules/escape-xml.ts';

/** Why a request is answered before anybody looks at it. */
export interface Refusal {
  readonly statusCode: number;
  readonly reason: string;
  readonly message: string;
  /** Seconds after which it may work; null where waiting does not help. */
  readonly retryAfter: number | null;
}

const WORDS: Readonly<Record<string, { title: string; text?: string } | undefined>> = {
  'unknown-host': { title: '请换一个地址打开' },
  'sandboxes-full': {
    title: '演示名额已满',
    text: '每位访客都有一套独立的演示环境，目前已全部使用中。闲置的环境会自动释放，请稍后再试。',
  },
  'sandbox-share-taken': {
    title: '演示名额暂时用完',
    text: '您所在的网络已有较多演示环境正在使用。闲置的环境会自动释放，请稍后再试。',
  },
};

const STYLE = `
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;background:#f3f5f8;
color:#1f2a3d;font:16px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{box-sizing:border-box;width:min(420px,calc(100% - 32px));padding:40px 32px 32px;background:#fff;
border-top:4px solid #203864;border-radius:8px;box-shadow:0 6px 24px rgb(32 56 100 / 12%);text-align:center}
h1{margin:0 0 12px;color:#203864;font-size:24px;line-height:1.4}
p{margin:0;color:#4a566b;overflow-wrap:anywhere}
small{color:#6b7688}
.left{counter-reset:left var(--left);animation:left var(--wait) linear forwards}
.left::after{content:counter(left)}
@property --left{syntax:"<integer>";inherits:false;initial-value:0}
@keyframes left{from{--left:var(--from)}to{--left:0}}
a{display:block;margin-top:28px;padding:12px 24px;border-radius:6px;background:#203864;color:#fff;text-decoration:none}
a:focus-visible{outline:3px solid #8ea6d4;outline-offset:2px}
`.replaceAll('\n', '');

/** Who is let in earlier than was foreseen shall not wait for minutes. */
const LONGEST_WAIT_S = 60;

/** Stands alone: no script, and nothing else has to be loaded to read it. It asks for the same page again by itself. */
export function refusalPage({ reason, message, retryAfter }: Refusal): string {
  const { title, text = message } = WORDS[reason] ?? { title: '暂时无法打开' };
  const wait = retryAfter === null ? null : Math.min(retryAfter, LONGEST_WAIT_S);
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    wait === null ? '' : `<meta http-equiv="refresh" content="${wait}">`,
    `<title>${title}</title><style>${STYLE}</style></head>`,
    `<body><main><small>书桌</small><h1>${title}</h1><p>${escapeXml(text)}</p>`,
    wait === null ? '' : waiting(wait),
    '</main></body></html>',
  ].join('');
}

function waiting(seconds: number): string {
  const left = `<span class="left" style="--from:${seconds};--left:${seconds};--wait:${seconds}s"></span>`;
  return `<p>还有 ${left} 秒自动重试，不用刷新。</p><a href="">现在重试</a>`;
}
