/** A season's table as a page of its own, for other websites: no code, no cookies, few bytes. */
import 'server-only';
import { cellInWords, headInWords } from '../../i18n/standings';
import type { Words } from '../../i18n/words';
import { columnsOf, type FixedId, rowsWithResult } from '../../league/view';
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

/** What of the table has room there. */
const SHOWN: readonly FixedId[] = ['rank', 'name', 'total', 'evenings', 'games'];

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
  const caption = t('api.embed.caption', { league: league.name, season: season.name });
  const columns = columnsOf(standings, season.scheme).filter(({ key }) =>
    SHOWN.some((one) => one === key),
  );
  const less = (at: number) => (at > 2 ? ' class="less"' : '');
  const head = columns
    .map(({ key, day }, i) => {
      const text = day ? '' : escaped(headInWords(words, key).head);
      return `<th scope="col"${less(i)}>${i === 0 ? `<abbr title="${text}">#</abbr>` : text}</th>`;
    })
    .join('');
  const body = rowsWithResult(standings)
    .map((row) => {
      const cells = columns.map((column, i) => {
        const text = escaped(cellInWords(words, column, row));
        return i === 1 ? `<th scope="row">${text}</th>` : `<td${less(i)}>${text}</td>`;
      });
      return `<tr>${cells.join('')}</tr>`;
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
