'use client';
/** Melds: whose they are, and which; each key says what its meld is worth. */
import { useState } from 'react';
import { EraseIcon } from '@/app/ui/icons';
import { keyOnSlate } from '@/app/ui/keys';
import { CardsIcon } from '@/app/ui/menu-icons';
import { useDeck } from '@/app/ui/use-setting';
import { meldName } from '@/lib/i18n/cards';
import { meldNames, saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import { type Card, type MeldId, type MeldsQuestion, SEQUENCE_IDS } from '@/lib/jass';
import { LayOutMelds } from './lay-out-melds';
import { meldsWorth } from './melds-worth';
import type { QuestionProps } from './question';

/** Four of a kind are in the pack once: tapped again they are taken back. */
const isOnce = (meld: MeldId): boolean => !SEQUENCE_IDS.some((id) => id === meld);

/** A word of more letters is written smaller. */
const LONG = 7;

export default function MeldsPage({
  question,
  players,
  side: opener = 0,
  onAnswer,
}: QuestionProps<MeldsQuestion>) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const { names, values, choices, worth, onlyOne, judged } = question;
  const given = values.findIndex((melds) => melds.length > 0);
  const [side, setSide] = useState(given < 0 ? opener : given);
  const [laysOut, setLaysOut] = useState(false);
  const [laid, setLaid] = useState<readonly (readonly Card[])[]>(players.map(() => []));
  const own = values[side] ?? [];
  // "Hansruedi" is read whole beside three others, and six names stand in a line.
  const isTight =
    names.length > 5 || names.some((name) => name.split(' ').some((word) => word.length > LONG));
  const give = (melds: readonly MeldId[], to = side) =>
    onAnswer(
      names.map((_, index) => (index === to ? melds : onlyOne ? [] : (values[index] ?? []))),
      { stays: true },
    );
  return (
    <fieldset className="flex min-h-0 flex-1 flex-col gap-1.5 flat:grid flat:grid-cols-[2fr_5fr] flat:grid-rows-[auto_minmax(0,1fr)_auto]">
      <legend className="float-left flex w-full items-center justify-between gap-2 pb-1.5 font-semibold leading-tight flat:col-span-2">
        {saidInWords(words, question.says, deck)}
        {judged && (
          <button
            type="button"
            className={`${keyOnSlate} min-h-11! shrink-0 rounded-lg! px-3! text-[0.9375rem]! max-[22rem]:px-2! max-[22rem]:text-[0.8125rem]! flat:min-h-11!`}
            onClick={() => setLaysOut(true)}
          >
            <CardsIcon />
            {t('ask.melds.fromCards')}
          </button>
        )}
      </legend>
      <div className="meld-sides">
        {names.map((name, index) => {
          const points = meldsWorth(values[index] ?? [], question);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={index === side}
              data-autofocus={index === side ? '' : undefined}
              className={`${keyOnSlate} min-h-12! px-0.5! ${isTight ? 'text-[0.875rem]' : 'text-[1.0625rem]'} leading-tight low:min-h-11! flat:min-h-11! flat:flex-wrap`}
              onClick={() => {
                setSide(index);
                if (onlyOne && own.length > 0) give(own, index);
              }}
            >
              <span className="line-clamp-2">{name}</span>
              {points > 0 && (
                <span className="font-hand text-[1.375rem] leading-none">{points}</span>
              )}
            </button>
          );
        })}
      </div>
      <div className="meld-keys">
        {choices.map((meld) => {
          const times = own.filter((one) => one === meld).length;
          return (
            <button
              key={meld}
              type="button"
              className={`relative flex flex-col items-center justify-center rounded-lg border px-0.5 active:bg-slate-dark max-[22rem]:tracking-tighter ${times > 0 ? 'border-yellow bg-slate-dark text-yellow' : 'border-chalk/25 bg-slate'}`}
              onClick={() =>
                give(isOnce(meld) && times > 0 ? own.filter((one) => one !== meld) : [...own, meld])
              }
            >
              <span>{meldName(words, meld, deck)}</span>{' '}
              <span className="font-hand text-[1.3em] leading-[1.1] opacity-75">{worth[meld]}</span>
              {times > 1 && (
                <span className="-top-1.5 -right-1 absolute rounded-full bg-yellow px-1.5 font-semibold text-on-yellow leading-snug">
                  ×{times}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-2">
        <p
          aria-live="polite"
          className="min-w-0 flex-1 text-[0.9375rem] leading-tight flat:text-[0.8125rem]"
        >
          {own.length > 0
            ? t('ask.melds.sum', {
                melds: meldNames(words, own, deck),
                points: String(meldsWorth(own, question)),
              })
            : t('ask.melds.tap')}
        </p>
        {own.length > 0 && (
          <button
            type="button"
            aria-label={t('board.keys.takeBack')}
            className={`${keyOnSlate} min-h-11! shrink-0 px-3!`}
            onClick={() => give(own.slice(0, -1))}
          >
            <EraseIcon />
          </button>
        )}
      </div>
      {laysOut && judged && (
        <LayOutMelds
          players={players}
          sides={names}
          judged={judged}
          laid={laid}
          onLay={setLaid}
          onTake={(brought) => onAnswer(brought, { field: 'laid' })}
          onClose={() => setLaysOut(false)}
        />
      )}
    </fieldset>
  );
}
