/** A season's table as a page of its own, for other websites: no code, no cookies, few bytes. */
import 'server-only';
import { decimalsOf, valueInWords } from '../../i18n/standings';
import type { Words } from '../../i18n/words';
import type { SeasonTable } from '../leagues';

export const THEMES = ['light', 'dark'] as const;
/** How the table looks; null for what the reader's browser prefers. */
export type Theme = (typeof THEMES)[number] | null;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A text as HTML shows it, in attributes too. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#faf7f0,#16191b);--ink:light-dark(#1f2426,#f3efe4);--dim:light-dark(#575d5f,#b3b1a9);--line:light-dark(#1f242626,#f3efe426)}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body{margin:0;padding:12px;background:var(--paper);color:var(--ink);font:16px/1.4 system-ui,sans-serif}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
h1{font-size:inherit;font-weight:600;margin:0 0 8px;overflow-wrap:anywhere}
th,td{padding:7px 8px;text-align:right;border-bottom:1px solid var(--line)}
thead th{color:var(--dim);font-weight:400;font-size:14px}
tbody th{font-weight:400}
th:nth-child(2){text-align:left;width:99%;overflow-wrap:anywhere}
td:first-child,th:first-child{text-align:left;padding-left:0}
td:nth-child(3){font-weight:600}
p{color:var(--dim);font-size:14px;margin:10px 0 0}
abbr{text-decoration:none}
a{color:inherit;text-underline-offset:3px}
@media(max-width:22em){.less{display:none}}
`.replaceAll('\n', '');

const short = (text: string): string => `<abbr title="${escaped(text)}">#</abbr>`;

/**
 * The page. What the table hides it hides here too.
 *
 * @param href where the whole table is
 */
export function embeddedTable(
  words: Words,
  { table, theme, href }: { table: SeasonTable; theme: Theme; href: string },
): string {
  const { t, language } = words;
  const { league, season, standings } = table;
  const { measure } = season.scheme;
  const rows = standings.rows.filter(
    ({ games, cells }) => games > 0 || cells.some(({ value }) => value !== null),
  );
  const decimals = decimalsOf(rows.map(({ total }) => total));
  const caption = t('api.embed.caption', { league: league.name, season: season.name });
  const heads = [
    t('standings.heads.rank'),
    t('standings.heads.name'),
    t('standings.heads.total'),
    t('standings.heads.evenings'),
    t('standings.heads.games'),
  ];
  const head = heads
    .map(
      (text, i) =>
        `<th scope="col"${i > 2 ? ' class="less"' : ''}>${i === 0 ? short(text) : escaped(text)}</th>`,
    )
    .join('');
  const body = rows
    .map(({ rank, name, total, evenings, games }) => {
      const sum = total === null ? '–' : valueInWords(words, total, { measure, decimals });
      return `<tr><td>${rank ?? '–'}</td><th scope="row">${escaped(name)}</th><td>${escaped(sum)}</td><td class="less">${evenings}</td><td class="less">${games}</td></tr>`;
    })
    .join('');
  const notes = [
    t('api.embed.after', { evenings: standings.evenings.length }),
    ...(standings.hiddenSince ? [t('api.embed.hidden')] : []),
  ];
  return `<!doctype html><html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(caption)}</title><style>${STYLE}</style></head><body><main><h1 id="title">${escaped(caption)}</h1><table aria-labelledby="title"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table><p>${notes.map(escaped).join('<br>')}<br><a href="${escaped(href)}" target="_blank" rel="noopener">${escaped(t('api.embed.whole'))}</a></p></main></body></html>`;
}

/** What another website takes in to show the table; `title` is for those who hear it. */
export const embedCode = ({ src, title }: { src: string; title: string }): string =>
  `<iframe src="${escaped(src)}" title="${escaped(title)}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
