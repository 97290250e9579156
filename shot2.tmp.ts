import { chromium } from '@playwright/test';
import { tellBook } from '/work/wt-reader/web/e2e/reader-book.ts';
const [url, name, w='1440', h='900', script=''] = process.argv.slice(2);
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const p = await b.newPage({viewport:{width:+w!,height:+h!}, hasTouch:+w!<600, reducedMotion: process.env.RM?'reduce':'no-preference'});
p.on('console',m=>console.log('console',m.type(),m.text())); p.on('pageerror',e=>console.log('error',e.message));
await tellBook(p);
await p.goto('http://127.0.0.1:5391'+url); await p.waitForTimeout(2500);
if (script) { const f = new Function('p','return (async()=>{'+script+'})()'); const r=await f(p); if(r!==undefined) console.log(JSON.stringify(r)); }
await p.screenshot({path:`/tmp/${name}.png`});
console.log('nodes', await p.evaluate(()=>document.querySelectorAll('*').length));
await b.close();
