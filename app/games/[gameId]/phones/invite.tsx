'use client';
/** How others come to the table: a QR code to write and one to look on, and the link in words. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DoneIcon } from '@/app/ui/icons';
import { keyOnSlate } from '@/app/ui/keys';
import { CopyIcon, ShareIcon } from '@/app/ui/menu-icons';
import { askLinks, type LinkRole, type TableLinks } from '@/lib/browser/at-table';
import { useWords } from '@/lib/i18n/use-words';
import { isLoopback } from '@/lib/phone/loopback';

const key = `${keyOnSlate} min-h-12! px-3! text-base`;
const small = 'min-h-11 px-1 text-[0.9375rem] text-chalk/85 underline underline-offset-4';

export function Invite({ gameId }: { gameId: string }) {
  const { t } = useWords();
  const [role, setRole] = useState<LinkRole>('writer');
  // All links of the game; null until the server has said.
  const [links, setLinks] = useState<TableLinks | null>(null);
  const link = links?.[role];
  const host = link && new URL(link.url).hostname;
  const television = link && new URL('/tv', link.url).href.replace(/^https?:../, '');
  // What throws people out is asked once more.
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [isCopied, setCopied] = useState(false);
  // What was taken back here is out again when it is asked for, and not by looking.
  const [revoked, setRevoked] = useState<readonly LinkRole[]>([]);
  const ask = async (what: 'open' | 'renew' | 'revoke', whose = role) => {
    setBusy(true);
    const answer = await askLinks(gameId, what, whose);
    setBusy(false);
    // A link that was still on its way takes no question off the screen.
    if (what !== 'open') setAsked(null);
    if (!answer?.ok) return setSaid(answer?.error.message ?? t('live.sheet.failed'));
    const { value } = answer;
    // Of two that were opened at once the earlier answer may come last.
    setLinks((known) =>
      what === 'open'
        ? {
            writer: value.writer ?? known?.writer ?? null,
            reader: value.reader ?? known?.reader ?? null,
            code: value.code ?? known?.code ?? null,
          }
        : value,
    );
    setRevoked((before) => [
      ...before.filter((one) => one !== whose),
      ...(what === 'revoke' ? [whose] : []),
    ]);
    setSaid(what === 'revoke' ? t('live.sheet.revoked') : '');
  };
  // Who opens this wants others to join: the link, with its QR code, is there at once.
  const begin = useEffectEvent(() => ask('open'));
  useEffect(() => void begin(), []);
  const choose = (next: LinkRole) => {
    setRole(next);
    setAsked(null);
    setSaid('');
    setCopied(false);
    if (!links?.[next] && !revoked.includes(next)) void ask('open', next);
  };
  const written = useRef<HTMLInputElement>(null);
  const copy = async (url: string) => {
    // In a home network, without https, there is no clipboard but what is marked.
    if (navigator.clipboard) await navigator.clipboard.writeText(url);
    else {
      written.current?.select();
      if (!document.execCommand('copy')) return;
    }
    setCopied(true);
  };
  const title = (one: LinkRole) =>
    t(one === 'writer' ? 'live.sheet.writing' : 'live.sheet.reading');
  const help = (
    <p className="text-[0.9375rem] text-chalk/85 leading-snug">
      {t(role === 'writer' ? 'live.sheet.writingHelp' : 'live.sheet.readingHelp')}
    </p>
  );
  return (
    <section aria-label={title(role)} className="invite">
      <div className="grid grid-cols-2 gap-2">
        {(['writer', 'reader'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === role}
            className={`${key} min-w-0 whitespace-nowrap px-1! max-[22rem]:text-[0.875rem]! flat:text-[0.9375rem]!`}
            onClick={() => choose(one)}
          >
            {title(one)}
          </button>
        ))}
      </div>
      {link ? (
        <>
          <div className="qr-beside">
            {host && isLoopback(host) ? (
              <p className="col-span-2 rounded-xl border border-yellow/60 p-3 leading-snug">
                {t('live.sheet.onlyHere', { host })}
              </p>
            ) : (
              <>
                <svg
                  role="img"
                  aria-label={t('live.sheet.qr')}
                  viewBox={`0 0 ${link.qr.size} ${link.qr.size}`}
                  className="qr-square block aspect-square w-full rounded-lg bg-white"
                  shapeRendering="crispEdges"
                >
                  <path d={link.qr.path} fill="#000" />
                </svg>
                {host === location.hostname ? (
                  help
                ) : (
                  <div className="flex flex-col gap-2">
                    {help}
                    <p className="text-[0.9375rem] text-yellow leading-snug">
                      {t('live.sheet.inNetwork', { host: host ?? '' })}
                    </p>
                  </div>
                )}
              </>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <input
              ref={written}
              readOnly
              aria-label={title(role)}
              value={link.url}
              className="min-h-12 min-w-32 flex-1 max-[26rem]:sr-only text-ellipsis rounded-xl border border-chalk/30 bg-slate px-3 text-[0.9375rem]"
              onFocus={(event) => event.target.select()}
            />
            <button
              type="button"
              aria-label={isCopied ? undefined : t('live.sheet.copy')}
              className={`${key} max-[26rem]:flex-1`}
              onClick={() => copy(link.url)}
            >
              {isCopied ? <DoneIcon /> : <CopyIcon />}
              <span aria-live="polite">
                {t(isCopied ? 'live.sheet.copied' : 'live.sheet.copyKey')}
              </span>
            </button>
            {'share' in navigator && (
              <button
                type="button"
                className={key}
                // Put away by the person: nothing to be said about it.
                onClick={() => navigator.share({ url: link.url }).catch(() => {})}
              >
                <ShareIcon />
                {t('live.sheet.share')}
              </button>
            )}
          </div>
          {role === 'reader' && links?.code && (
            <p className="rounded-xl bg-slate px-3 py-2 leading-snug">
              {t.rich('live.tv.how', {
                address: () => <b className="wrap-anywhere">{television}</b>,
                code: () => (
                  <b className="whitespace-nowrap font-mono text-[1.375rem] text-yellow tracking-[0.15em]">
                    {links.code}
                  </b>
                ),
              })}
            </p>
          )}
          {asked ? (
            <div
              role="alert"
              className="flex flex-col gap-2 rounded-xl border border-yellow/60 p-3"
            >
              <p>{t('live.sheet.revokeWhy')}</p>
              <div className="grid grid-cols-2 gap-2">
                <button
                  type="button"
                  className={`${key} leading-tight`}
                  onClick={() => setAsked(null)}
                >
                  {t('live.sheet.keep')}
                </button>
                <button
                  type="button"
                  className={`${key} text-refusal-chalk leading-tight`}
                  disabled={busy}
                  onClick={() => ask(asked)}
                >
                  {t(asked === 'renew' ? 'live.sheet.renewSure' : 'live.sheet.revokeSure')}
                </button>
              </div>
            </div>
          ) : (
            <p className="-my-1.5 flex flex-wrap justify-center gap-x-6">
              <button type="button" className={small} onClick={() => setAsked('renew')}>
                {t('live.sheet.renew')}
              </button>
              <button type="button" className={small} onClick={() => setAsked('revoke')}>
                {t('live.sheet.revoke')}
              </button>
            </p>
          )}
        </>
      ) : (
        // As much room as the code will take, so that nothing moves when it comes.
        <div className="qr-beside pb-25 flat:pb-0">
          <div className="qr-square grid aspect-square w-full place-items-center rounded-lg border border-chalk/20 border-dashed">
            {!busy && (
              <button type="button" className={key} onClick={() => ask('open')}>
                {t('live.sheet.show')}
              </button>
            )}
          </div>
          {help}
        </div>
      )}
      <p role="status" className="text-center text-[0.9375rem] text-chalk-dim empty:hidden">
        {said}
      </p>
    </section>
  );
}
