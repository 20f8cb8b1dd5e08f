'use client';
/** A link to the table: shown as a QR code, to be copied or shared, renewed or taken back. */
import { useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { askLinks, type LinkRole, type TableLinks } from '@/lib/browser/at-table';
import { useWords } from '@/lib/i18n/use-words';

const key = `${keyOnSlate} min-h-12 px-3 text-base`;

/** Names of a computer for itself: no other phone gets there by them. */
const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

export function LinkCard({
  gameId,
  gives: role,
  links,
  onLinks,
}: {
  gameId: string;
  gives: LinkRole;
  /** All links of the game; null until the server has said. */
  links: TableLinks | null;
  onLinks: (links: TableLinks) => void;
}) {
  const { t } = useWords();
  const [isShown, setIsShown] = useState(role === 'writer');
  // What throws people out is asked once more.
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const isOut = links?.[role] != null;
  const link = isShown ? links?.[role] : null;
  const ask = async (what: 'open' | 'renew' | 'revoke') => {
    setBusy(true);
    const answer = await askLinks(gameId, what, role);
    setBusy(false);
    // A link that was still on its way takes no question off the screen.
    if (what !== 'open') setAsked(null);
    if (!answer?.ok) return setSaid(answer?.error.message ?? t('live.sheet.failed'));
    onLinks(answer.value);
    setIsShown(what !== 'revoke');
    setSaid(what === 'revoke' ? t('live.sheet.revoked') : '');
  };
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    setSaid(t('live.sheet.copied'));
  };
  const writes = role === 'writer';
  const title = t(writes ? 'live.sheet.writing' : 'live.sheet.reading');
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p className="pb-2 text-[0.9375rem] text-chalk/85">
        {t(writes ? 'live.sheet.writingHelp' : 'live.sheet.readingHelp')}
      </p>
      {link ? (
        <div className="flex flex-col gap-2">
          <svg
            role="img"
            aria-label={t('live.sheet.qr')}
            viewBox={`0 0 ${link.qr.size} ${link.qr.size}`}
            className="mx-auto w-full max-w-64 rounded-lg bg-white"
            shapeRendering="crispEdges"
          >
            <path d={link.qr.path} fill="#000" />
          </svg>
          {isLoopback(new URL(link.url).hostname) && (
            <p className="text-[0.9375rem] text-yellow leading-snug">
              {t('live.sheet.onlyHere', { host: new URL(link.url).hostname })}
            </p>
          )}
          <input
            readOnly
            aria-label={title}
            value={link.url}
            className="min-h-12 w-full rounded-lg border border-chalk/30 bg-slate px-3 text-[0.9375rem]"
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap gap-2">
            {'share' in navigator && (
              <button
                type="button"
                className={`${key} flex-1`}
                // Put away by the person: nothing to be said about it.
                onClick={() => navigator.share({ url: link.url }).catch(() => {})}
              >
                {t('live.sheet.share')}
              </button>
            )}
            {navigator.clipboard && (
              <button type="button" className={`${key} flex-1`} onClick={() => copy(link.url)}>
                {t('live.sheet.copy')}
              </button>
            )}
            <button type="button" className={key} onClick={() => setAsked('renew')}>
              {t('live.sheet.renew')}
            </button>
            <button type="button" className={key} onClick={() => setAsked('revoke')}>
              {t('live.sheet.revoke')}
            </button>
          </div>
        </div>
      ) : isOut ? (
        <div className="flex flex-wrap items-center gap-2">
          <p className="w-full text-[0.9375rem] text-yellow">{t('live.sheet.isOut')}</p>
          <button type="button" className={`${key} flex-1`} onClick={() => setIsShown(true)}>
            {t('live.sheet.show')}
          </button>
          <button type="button" className={key} onClick={() => setAsked('revoke')}>
            {t('live.sheet.revoke')}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className={`${key} w-full`}
          disabled={busy}
          onClick={() => ask('open')}
        >
          {t('live.sheet.show')}
        </button>
      )}
      {isOut && asked && (
        <div
          role="alert"
          className="mt-3 flex flex-col gap-2 rounded-xl border border-yellow/60 p-3"
        >
          <p>{t('live.sheet.revokeWhy')}</p>
          <button type="button" className={key} disabled={busy} onClick={() => ask(asked)}>
            {t(asked === 'renew' ? 'live.sheet.renewSure' : 'live.sheet.revokeSure')}
          </button>
          <button type="button" className={key} onClick={() => setAsked(null)}>
            {t('live.sheet.keep')}
          </button>
        </div>
      )}
      <p role="status" className="pt-1 text-[0.9375rem] text-chalk-dim">
        {said}
      </p>
    </section>
  );
}
