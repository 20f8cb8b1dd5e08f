/** What the board's page does before its scripts are there. */
import { type Language, LOCALES } from '@/lib/i18n/languages';
import { CLOTH, FONTS_COOKIE, PHONE_COOKIE } from '@/lib/phone/settings';
import { SIGHT_ID } from './sight-id';

/**
 * Puts in force what is set on this phone, so that nothing flashes in another look, and asks for the
 * game while the scripts are still on their way. Its hash stands in the page's policy
 * (lib/server/static-policy.ts); what it leaves is read by `lib/browser/board-answer.ts`.
 */
const script = (language: Language): string => `(()=>{
const html=document.documentElement,data=html.dataset;
const cookie=(name)=>document.cookie.split('; ').find((one)=>one.startsWith(name+'='))?.slice(name.length+1);
html.lang=${JSON.stringify(LOCALES[language])};
if(cookie(${JSON.stringify(FONTS_COOKIE)}))data.fonts='here';
for(const pair of (cookie(${JSON.stringify(PHONE_COOKIE)})??'').split('.')){
const [key,value]=pair.split('-');if(/^[a-z]+$/.test(key)&&value)data[key]=value}
const cloth=${JSON.stringify(CLOTH)}[data.theme];
if(cloth)for(const one of document.querySelectorAll('meta[name=theme-color]'))one.content=cloth;
const game=/^\\/games\\/([\\w-]{21})$/.exec(location.pathname)?.[1];
if(!game)return;
document.getElementById('${SIGHT_ID}').className='felt on-cloth min-h-dvh';
window.schieferBoard={game,asked:Date.now(),answer:fetch('/api/games/'+game+'/board',{signal:AbortSignal.timeout?.(20000)})};
window.schieferBoard.answer.catch(()=>{});
})()`;

/** As HTML in an element of its own: React would not run it, and would wonder about it elsewhere. */
export const FirstSight = ({ language }: { language: Language }) => (
  <div
    hidden
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, from nobody's text
    dangerouslySetInnerHTML={{ __html: `<script>${script(language)}</script>` }}
  />
);
