import 'server-only';
import { type Language, LOCALES } from '../../i18n/languages';
import { ATTENDS_KEY, LEAGUE_KEY } from '../../phone/attends';
import { PLAYS_KEY } from '../../phone/plays';
import { FONTS_COOKIE, PHONE_COOKIE } from '../../phone/settings';
import { TOLD_ID } from '../../phone/sight-id';
import type { BoardParts } from './board-parts';

/**
 * So many scripts of the page have come when the files of its game are asked for: on a thin line the page's own
 * would wait for them, which are not needed until those have run.
 */
const AHEAD = 2;

/**
 * The first script of the board's page, before any file is asked for: what is set on this phone is in
 * force before anything is painted. Whether the phone has games is known then too: the start page is about
 * them, and shows nothing else before (lib/browser/plays.ts). What the board begins with came with the page
 * (board-document.ts), else it is asked for first of all: by the page that the worker has, and on the way back,
 * when a browser shows the page as it was. A phone that has no file of ours yet asks for the files of its game,
 * which the scripts would ask for one after the other, behind those of the page. Meanwhile the browser makes its
 * rules of plurals and its figures ready, some 20 ms of a quick processor. A file that does not come leaves no
 * trace: the scripts would wait for it instead of asking again. What the first script leaves is read by `lib/browser/board-answer.ts`.
 */
export const firstScript = (language: Language, parts: BoardParts): string => `(()=>{
const html=document.documentElement,data=html.dataset;
const cookie=(name)=>document.cookie.split('; ').find((one)=>one.startsWith(name+'='))?.slice(name.length+1);
html.lang=${JSON.stringify(LOCALES[language])};
if(cookie(${JSON.stringify(FONTS_COOKIE)}))data.fonts='here';
for(const pair of (cookie(${JSON.stringify(PHONE_COOKIE)})??'').split('.')){
const [key,value]=pair.split('-');if(/^[a-z]+$/.test(key)&&value)data[key]=value}
try{const plays=localStorage.getItem('schiefer/${PLAYS_KEY}');
if(plays){data.plays=plays;html.style.setProperty('--start-rows',plays)}
for(const key of ['${ATTENDS_KEY}','${LEAGUE_KEY}'])if(localStorage.getItem('schiefer/'+key))data[key]=''}catch{}
const game=/^\\/games\\/([\\w-]{21})$/.exec(location.pathname)?.[1];
if(!game)return;
html.classList.add('felt');
const isNew=!navigator.serviceWorker?.controller;
const told=document.getElementById('${TOLD_ID}');
told?.remove();
const isOld=performance.getEntriesByType('navigation')[0]?.type==='back_forward';
const answer=told?.dataset.game===game&&!isOld?Promise.resolve(told.textContent)
:fetch('/api/games/'+game+'/board',{priority:'high',signal:AbortSignal.timeout?.(20000)}).then((one)=>one.text());
window.schieferBoard={game,answer};
answer.then((text)=>{
const {value}=JSON.parse(text);
if(!isNew||!value)return;
const {ofVariant,toWrite}=${JSON.stringify(parts)};
const files=new Set(ofVariant[value.game.table.variant]);
if(value.atTable.role!=='reader')for(const file of toWrite)files.add(file);
let awaited=${AHEAD};
const ask=({target})=>{
if(target.tagName!=='SCRIPT'||--awaited>0)return;
document.removeEventListener('load',ask,true);
for(const file of files){
const script=document.createElement('script');
script.src='/_next/'+file;
script.onerror=()=>script.remove();
document.head.append(script)}};
document.addEventListener('load',ask,true);
for(const Made of [Intl.PluralRules,Intl.NumberFormat])setTimeout(()=>new Made(html.lang));
}).catch(()=>{});
})()`;
