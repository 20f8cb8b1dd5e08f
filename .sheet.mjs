import { chromium } from 'playwright-core';
const [out,w,...names]=process.argv.slice(2);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--allow-file-access-from-files']});
const p=await b.newPage({viewport:{width:Number(w),height:700}});
const fs=await import('node:fs');
await p.setContent('<body style="margin:4px;display:flex;flex-wrap:wrap;gap:8px;background:#fff">'+names.map(n=>{const [f,ww]=n.split('@');return `<img style="width:${ww??300}px;align-self:flex-start;border:1px solid red" src="data:image/png;base64,${fs.readFileSync('/tmp/t16a/'+f+'.png').toString('base64')}">`}).join(''));
await p.screenshot({path:out,fullPage:true}); await b.close();
