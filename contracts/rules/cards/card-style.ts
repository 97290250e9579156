import type { CardTheme } from './card-themes.ts';
import { THEME_COLOURS, type ThemeColours } from './card-themes.ts';

const SANS = '"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans SC",sans-serif';
const SERIF = '"Noto Serif SC","Songti SC","SimSun",serif';

function variables({ label: _label, family, ...colours }: ThemeColours): string {
  const parts = Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${parts.join(';')};--title:${family === 'serif' ? SERIF : SANS}}`;
}

const COMMON = `
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:15px/1.6 ${SANS};overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
ul{list-style:none}
a{color:inherit}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
main{max-width:480px;min-height:100vh;margin:0 auto;padding:0 16px 24px}
.head{margin:0 -16px;padding:40px 24px 64px;background:linear-gradient(150deg,var(--head),var(--headEnd));color:var(--onHead)}
.who{display:flex;gap:16px;align-items:center}
.photo,.mark{flex:none;width:76px;height:76px;border-radius:50%;object-fit:cover;background:var(--sheet)}
.photo{border:2px solid var(--onHead)}
.mark{display:grid;place-items:center;border:1px solid var(--onHeadSoft);background:none;font:600 32px/1 var(--title)}
h1{font:600 26px/1.3 var(--title);letter-spacing:.04em}
.head p{color:var(--onHeadSoft);font-size:14px}
.motto{margin-top:20px}
.head .motto{color:var(--onHead);font:400 15px/1.7 var(--title)}
.sheet{margin-top:16px;padding:20px;border-radius:12px;background:var(--sheet);box-shadow:0 1px 2px rgb(0 0 0/6%),0 6px 20px rgb(0 0 0/5%)}
.first{position:relative;margin-top:-36px}
.acts{display:flex;gap:12px;flex-wrap:wrap}
.act{flex:1 1 120px;min-height:44px;padding:9px 12px;border:1px solid var(--accent);border-radius:22px;color:var(--accent);text-align:center;text-decoration:none}
.main{background:var(--accent);color:var(--onAccent)}
.lines>div{display:flex;gap:12px;padding:11px 0;border-top:1px solid var(--line)}
.acts+.lines{margin-top:12px}
.lines>div:first-child{border-top:0}
dt{flex:none;width:64px;color:var(--soft);font-size:13px;line-height:24px}
dd{flex:1;min-width:0}
dd a{display:block;text-decoration:none;color:var(--accent)}
h2{margin-bottom:8px;font:600 16px/1.5 var(--title)}
.words{white-space:pre-line}
.code{display:block;width:168px;height:168px;margin:4px auto 8px;object-fit:contain;border-radius:8px;background:#fff}
.hint{color:var(--soft);font-size:13px;text-align:center}
.works{display:grid;grid-template-columns:repeat(3,1fr);gap:16px 12px}
.works a{display:block;text-decoration:none;font-size:12px;line-height:1.5}
.works img{display:block;width:100%;aspect-ratio:3/4;margin-bottom:6px;object-fit:cover;border-radius:2px 4px 4px 2px;background:var(--line);box-shadow:0 1px 3px rgb(0 0 0/18%),0 6px 14px rgb(0 0 0/12%)}
.foot{margin-top:28px;color:var(--soft);font-size:12px;text-align:center}
.calm{display:grid;min-height:100vh;align-content:center;justify-items:center;gap:8px;text-align:center}
.calm h1{letter-spacing:0;font-size:22px}
.calm p{color:var(--soft)}
`.replaceAll('\n', '');

const SEAL =
  '.seal .head{border-top:6px solid var(--accent);padding-top:34px}.seal .mark{border-color:var(--accent);border-radius:8px;color:var(--accent)}.seal .photo{border-color:var(--line)}';
const PAPER = '.paper .photo{border-color:var(--line)}';

export function cardStyle(theme: CardTheme): string {
  return (
    variables(THEME_COLOURS[theme]) + COMMON + (theme === 'seal' ? SEAL : theme === 'paper' ? PAPER : '')
  );
}
