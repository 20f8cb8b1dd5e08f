/** Cards for tables, four of A6 on a page: whoever points a camera at one is at its table. */
import { QrDrawing } from '@/app/ui/qr-drawing';
import { tableName } from '@/lib/i18n/evening';
import type { Words } from '@/lib/i18n/words';
import type { TableLink } from '@/lib/server/leagues';

const ON_A_PAGE = 4;

export function Cards({
  words,
  league,
  day,
  tables,
}: {
  words: Words;
  league: string;
  day: string;
  /** `link` null where none leads to the room. */
  tables: readonly TableLink[];
}) {
  const { t } = words;
  const nameOf = (table: string | null) =>
    table === null ? t('kit.cards.room') : tableName(words, table);
  const pages = Array.from({ length: Math.ceil(tables.length / ON_A_PAGE) }, (_, page) =>
    tables.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  );
  return pages.map((cards) => (
    <div key={cards[0]?.table ?? ''} className="kit-page kit-cards">
      {cards.map(({ table, link }, at) => (
        <article key={table ?? at} className="kit-card" aria-label={nameOf(table)}>
          <p>
            {league}
            <br />
            {day}
          </p>
          <h2>{nameOf(table)}</h2>
          {link && <QrDrawing code={link.qr} label={t('kit.cards.qr')} />}
          <p>{link && t('kit.cards.how')}</p>
        </article>
      ))}
    </div>
  ));
}
