import { chromium } from 'playwright-core';
const base='http://127.0.0.1:4310';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic']});
const dir=await b.newContext({viewport:{width:390,height:664},locale:'en'});
const page=await dir.newPage();
await page.goto(base+'/tournaments');
const makeId=()=>Array.from({length:21},()=>Math.floor(Math.random()*36).toString(36)).join('');
const call=async(path,data)=>{const r=await page.request.post(base+path,{data,headers:{origin:base}});const j=await r.json();if(!j.ok)throw new Error(JSON.stringify(j));return j.value};
const id=makeId();
await call('/api/v1/tournaments',{id,setting:{name:'Chlausjass Baden',kind:'schieber-single',variant:'schieber',rounds:4,hands:1,matchBonus:100,seed:'a1',minutes:60,signUp:true,options:{hands:1}}});
const change=(s)=>call(`/api/v1/tournaments/${id}/changes`,{change:{id:makeId(),...s}});
await change({kind:'register',entrants:Array.from({length:8},(_,i)=>({id:makeId(),name:`Vreni Muster${i+1}`,present:true}))});
const draw=makeId();
await call(`/api/v1/tournaments/${id}/draw`,{id:draw,round:0});
await change({kind:'publish',round:0,draw});await change({kind:'begin',round:0,draw,at:new Date().toISOString(),minutes:60});
const {links}=await call(`/api/v1/tournaments/${id}/links`,{do:'open',origin:base,role:'table',round:0});
const {links:dl}=await call(`/api/v1/tournaments/${id}/links`,{do:'open',origin:base,role:'desk'});
await page.goto(base+'/tournaments/'+id);await page.waitForTimeout(1500);
await page.goto(base+'/');await page.waitForTimeout(1500);
await page.screenshot({path:'/tmp/t16a/start-director.png'});
for (const [off,link] of [[false,links.find(l=>l.table===1)],[true,links.find(l=>l.table===2)]]){
  const ctx=await b.newContext({viewport:{width:390,height:664},locale:'en'});
  const p=await ctx.newPage(); const tag=off?'off':'on';
  p.on('pageerror',e=>console.log('ERR',e.message)); 
  await p.goto(link.url); await p.waitForTimeout(1500);
  // worker
  await p.evaluate(()=>navigator.serviceWorker?.ready); await p.waitForTimeout(off?4000:500);
  if(off){await ctx.setOffline(true);}
  await p.screenshot({path:`/tmp/t16a/${tag}-table.png`});
  await p.getByRole('button',{name:'Write hand by hand'}).click();
  await p.waitForURL(/games\//,{timeout:20000}); await p.waitForTimeout(2500);
  await p.screenshot({path:`/tmp/t16a/${tag}-board.png`});
  console.log(tag,'back',await p.locator('header a').first().getAttribute('aria-label'),await p.locator('header a').first().getAttribute('href'));
  await p.locator('header a').first().click(); await p.waitForURL(/tournaments\//,{timeout:15000}); await p.waitForTimeout(1500);
  await p.screenshot({path:`/tmp/t16a/${tag}-table-running.png`});
  await p.getByRole('link',{name:'To the slate'}).click(); await p.waitForURL(/games\//); await p.waitForTimeout(2000);
  await p.goto(base+'/'); await p.waitForTimeout(2500); await p.screenshot({path:`/tmp/t16a/${tag}-start.png`});
  await p.goBack(); await p.waitForTimeout(2500);
  await p.locator('[data-enter]').click(); await p.waitForTimeout(1000);
  await p.screenshot({path:`/tmp/t16a/${tag}-enter.png`});
  const html=await p.locator('dialog[open], [role=dialog], form').first().innerText().catch(()=>'' ); console.log(html.slice(0,400));
  await ctx.storageState({path:`/tmp/t16a/${tag}.json`});
  globalThis[tag]=[ctx,p];
  // try to enter: trump obenabe + points
  const t=p.getByRole('button',{name:/hearts|Obenabe|obenabe/i}).first(); if(await t.count()) {await t.click();}
  await p.waitForTimeout(500); await p.screenshot({path:`/tmp/t16a/${tag}-enter2.png`});
  for(const k of '100'){ await p.getByRole('button',{name:k,exact:true}).first().click().catch(e=>console.log('k',e.message.slice(0,80)));}
  await p.waitForTimeout(400); await p.screenshot({path:`/tmp/t16a/${tag}-enter3.png`});
  await p.getByRole('button',{name:'Chalk it up'}).click({timeout:5000}).catch(e=>console.log('chalk',e.message.slice(0,80)));
  await p.waitForTimeout(3500); await p.screenshot({path:`/tmp/t16a/${tag}-end.png`});
  await p.getByRole('link',{name:'Back to the tournament'}).last().click({timeout:5000}).catch(e=>console.log('back',e.message.slice(0,200)));
  await p.waitForTimeout(3500); await p.screenshot({path:`/tmp/t16a/${tag}-table-end.png`}); console.log(p.url());
  await p.goto(base+'/'); await p.waitForTimeout(2500); await p.screenshot({path:`/tmp/t16a/${tag}-start-end.png`});
  if(off){ await ctx.setOffline(false); await p.goto(base+'/tournaments/'+id); await p.waitForTimeout(6000); await p.screenshot({path:`/tmp/t16a/${tag}-online-again.png`}); }
}
await page.setViewportSize({width:1440,height:900}); await page.goto(base+'/'); await page.waitForTimeout(1500); await page.screenshot({path:'/tmp/t16a/start-director-1440.png'});
console.log(id, dl.find(l=>l.role==='desk').url);
await b.close();
