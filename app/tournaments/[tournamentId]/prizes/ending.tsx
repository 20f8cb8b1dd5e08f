'use client';
/** What the director does at the end: the till, files, the newspaper, certificates, and where it leads on. */
import { useState } from 'react';
import { Section } from '@/app/leagues/parts';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { money } from '@/lib/i18n/settlement';
import { newsOf } from '@/lib/i18n/tournament-news';
import { useWords } from '@/lib/i18n/use-words';
import { documentOf } from '@/lib/tournament';
import { tillOf } from '@/lib/tournament/honours';
import { Figures } from '../figures';
import { PlaceLink } from '../place-link';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';
import { CopyText } from './copy-text';
import { download } from './download';
import { useGround } from './use-ground';

export default function Ending() {
  const words = useWords();
  const { t } = words;
  const { view, whole } = useWhole();
  const { byId } = usePeople();
  const ground = useGround();
  const [isBroken, setBroken] = useState(false);
  const { setting } = whole;
  const till = tillOf(whole.entrants, setting);
  const key = `${keyOnPaper} min-h-12! text-base!`;
  const asBook = async () => {
    setBroken(false);
    try {
      const { bookOf } = await import('./book');
      download(await bookOf(words, { view, whole }), [setting.name, setting.date ?? ''], 'xlsx');
    } catch {
      setBroken(true);
    }
  };
  const asDocument = () => {
    const text = `${JSON.stringify(documentOf(whole), null, 1)}\n`;
    const file = new Blob([text], { type: 'application/json' });
    download(file, [setting.name, setting.date ?? ''], 'json');
  };
  return (
    <div className="flex min-w-0 flex-col gap-8 print:hidden">
      {(setting.startMoneyRappen > 0 || till.worth > 0) && (
        <section aria-label={t('tournament-prizes.till.title')} className="flex flex-col gap-3">
          <div>
            <h2 className="font-semibold text-lg">{t('tournament-prizes.till.title')}</h2>
            <p className="text-ink-dim">
              {t('tournament-prizes.till.line', {
                paid: till.paid,
                each: money(words, setting.startMoneyRappen),
                given: money(words, till.given),
              })}
            </p>
          </div>
          <Figures
            all={(['taken', 'worth', 'left'] as const).map((part) => ({
              value: <span className="text-2xl">{inFrancs(words, till[part])}</span>,
              label: t(`tournament-prizes.till.${part}`),
            }))}
          />
        </section>
      )}
      <Section title={t('tournament-prizes.news.title')} line={t('tournament-prizes.news.line')}>
        <CopyText
          label={t('tournament-prizes.news.title')}
          value={newsOf(words, { setting, ground, entrants: byId, isOver: view.isOver })}
        />
      </Section>
      <Section title={t('tournament-prizes.files.title')} line={t('tournament-prizes.files.line')}>
        <div className="flex flex-wrap gap-3">
          <button type="button" className={key} onClick={asBook}>
            {t('tournament-prizes.files.xlsx')}
          </button>
          <button type="button" className={key} onClick={asDocument}>
            {t('tournament-prizes.files.json')}
          </button>
          <PlaceLink place="print/prizes" className={key}>
            {t('tournament-prizes.files.print')}
          </PlaceLink>
          <PlaceLink place="print/certificates" className={key}>
            {t('tournament-prizes.files.certificates')}
          </PlaceLink>
        </div>
        <Refused>{isBroken && t('tournament-prizes.files.fault')}</Refused>
      </Section>
      <Section title={t('tournament-prizes.on.title')} line={t('tournament-prizes.on.line')}>
        <div className="flex flex-wrap gap-3">
          <PlaceLink place="prizes/season" className={key}>
            {t('tournament-prizes.on.season')}
          </PlaceLink>
          <PlaceLink place="prizes/final" className={key}>
            {t('tournament-prizes.on.final')}
          </PlaceLink>
        </div>
      </Section>
    </div>
  );
}

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Whole francs without cents, so that three figures fit beside each other on a phone. */
const inFrancs = ({ format }: ReturnType<typeof useWords>, rappen: number): string =>
  format.number(rappen / 100, rappen % 100 === 0 ? {} : CENTS).replace('-', '−');
