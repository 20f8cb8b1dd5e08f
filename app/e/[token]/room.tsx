'use client';
/** What a phone of the room does: says who has it, whether they come, and goes to their table. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Input, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useEveningLive } from '@/lib/browser/changes-live';
import { useWords } from '@/lib/i18n/use-words';
import { namesLike } from '@/lib/league/similar-names';
import { goToTable, pickName, saySelf } from './actions';

type Name = {
  readonly id: string;
  readonly name: string;
  readonly taken: boolean;
  readonly isHere: boolean;
};
type Me = {
  readonly name: string;
  readonly status: 'present' | 'coming' | 'left' | 'excused' | 'absent' | null;
  readonly plays: boolean;
  readonly places: readonly {
    readonly round: number;
    readonly table: {
      readonly name: string;
      readonly partners: readonly string[];
      readonly others: readonly string[];
    } | null;
  }[];
  /** The table to go to; `sides` with what they have so far. */
  readonly now: {
    readonly round: number;
    readonly name: string;
    readonly canWrite: boolean;
    /** Who of the table is missing; null for nobody. */
    readonly away: string | null;
    readonly isOver: boolean;
    /** Played, and only its totals are known. */
    readonly isOnPaper: boolean;
    readonly sides: readonly { readonly side: string; readonly total: string }[];
  } | null;
};

export function RoomForPhone({
  token,
  eveningId,
  roster,
  isOver,
  table,
  me,
}: {
  token: string;
  eveningId: string;
  roster: readonly Name[];
  /** Nobody can come any more. */
  isOver: boolean;
  /** The table whose card led here. */
  table?: string | undefined;
  me: Me | null;
}) {
  const router = useRouter();
  useEveningLive(eveningId, me !== null, () => router.refresh());
  // Somebody else has the phone than whose account it is.
  const [isOther, setOther] = useState(false);
  if (me && !isOther)
    return <Own token={token} me={me} isOver={isOver} onOther={() => setOther(true)} />;
  const here = roster.filter(({ isHere }) => isHere);
  return (
    <Names
      token={token}
      roster={roster}
      here={here}
      table={table}
      onPicked={() => setOther(false)}
    />
  );
}

/** More than can be looked through at a glance. */
const MANY = 12;

function Names({
  token,
  roster,
  here,
  table,
  onPicked,
}: {
  token: string;
  roster: readonly Name[];
  /** Those who sit at the table whose card led here. */
  here: readonly Name[];
  table: string | undefined;
  onPicked: () => void;
}) {
  const { t } = useWords();
  const router = useRouter();
  const { send, busy, failure } = useSend(pickName);
  const [sought, setSought] = useState('');
  const pick = async (playerId: string) => {
    if (!(await send({ token, playerId }))) return;
    onPicked();
    router.refresh();
  };
  const [isWhole, setWhole] = useState(false);
  const isTable = here.length > 0 && !isWhole;
  const found = namesLike(isTable ? here : roster, sought);
  return (
    <section aria-label={t('evenings.room.who')} className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{t('evenings.room.who')}</h2>
      {isTable && <p className="font-semibold">{table}</p>}
      {roster.length > MANY && !isTable && (
        <Input
          label={t('evenings.room.search')}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <Refused>{failure?.message}</Refused>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {found.map(({ id, name, taken }) => (
          <li key={id}>
            <button
              type="button"
              disabled={busy}
              onClick={() => pick(id)}
              className={`${keyOnPaper} w-full flex-wrap! justify-between! gap-x-3! gap-y-0! py-2! min-h-12! text-left`}
            >
              <span className="min-w-0">{name}</span>
              {taken && (
                <span className="font-normal text-[0.9375rem] text-ink-dim">
                  {t('evenings.room.taken')}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {isTable ? (
        <button type="button" className={keyOnPaper} onClick={() => setWhole(true)}>
          {t('evenings.room.others')}
        </button>
      ) : (
        <p className="text-[0.9375rem] text-ink-dim">{t('evenings.room.missing')}</p>
      )}
    </section>
  );
}

function Own({
  token,
  me,
  isOver,
  onOther,
}: {
  token: string;
  me: Me;
  isOver: boolean;
  onOther: () => void;
}) {
  const { t } = useWords();
  const router = useRouter();
  const name = useSend(pickName);
  const self = useSend(saySelf);
  const table = useSend(goToTable);
  const { now } = me;
  const isSeated = me.places.some(({ table }) => table !== null);
  // Whom somebody saw there has come.
  const said = me.status === 'present' ? 'coming' : me.status;
  const say = async (status: 'coming' | 'excused') => {
    if (await self.send({ token, status: said === status ? null : status })) router.refresh();
  };
  const go = async () => {
    const gone = await table.send({ token });
    if (gone) router.push(`/games/${gone.value.gameId}` as Route);
    else router.refresh();
  };
  const failure = table.failure ?? self.failure ?? name.failure;
  return (
    <div className="grid gap-6 md:grid-cols-2 md:items-start md:gap-x-12">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-xl">{me.name}</h2>
        <button
          type="button"
          disabled={name.busy}
          className="min-h-12 px-1 text-[0.9375rem] text-ink-dim underline underline-offset-4"
          onClick={async () => {
            if (!(await name.send({ token, playerId: null }))) return;
            onOther();
            router.refresh();
          }}
        >
          {t('evenings.room.notMe')}
        </button>
      </div>
      {!me.plays && !isOver && (
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="sr-only">{t('evenings.come.group')}</legend>
          {(['coming', 'excused'] as const).map((status) => (
            <button
              key={status}
              type="button"
              aria-pressed={said === status}
              disabled={self.busy}
              className={keyOnPaper}
              onClick={() => say(status)}
            >
              {t(`evenings.come.${status}`)}
            </button>
          ))}
        </fieldset>
      )}
      <Refused>{failure?.message}</Refused>
      {isOver && <p className="text-ink-dim">{t('evenings.room.over')}</p>}
      {now ? (
        <section
          aria-label={now.name}
          className="slate-board flex flex-col gap-3 rounded-xl border-8 border-[#855736] p-4 text-chalk"
        >
          <h3 className="flex items-baseline justify-between gap-3">
            <span className="font-semibold text-2xl">{now.name}</span>
            <span className="text-chalk-dim">
              {t('evenings.tables.round', { round: String(now.round) })}
            </span>
          </h3>
          <ul>
            {now.sides.map(({ side, total }) => (
              <li key={side} className="flex items-baseline justify-between gap-3 text-lg">
                <span>{side}</span>
                <span className="font-hand text-2xl">{total}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        !isOver && (
          <p className="text-ink-dim">
            {me.status === 'excused'
              ? t('evenings.room.excused', { coming: t('evenings.come.coming') })
              : t(
                  `evenings.room.${me.places.length === 0 ? 'noTable' : me.status === 'present' ? 'free' : 'drawn'}`,
                )}
          </p>
        )
      )}
      {now &&
        (now.canWrite && now.away ? (
          <p className="text-refusal">{t('evenings.room.away', { away: now.away })}</p>
        ) : now.canWrite ? (
          <button type="button" className={actionOnPaper} disabled={table.busy} onClick={go}>
            {t(`evenings.room.${now.isOver || isOver ? 'look' : 'write'}`)}
          </button>
        ) : (
          <p className="text-ink-dim">
            {t(`evenings.room.${now.isOnPaper ? 'onPaper' : 'notBegun'}`)}
          </p>
        ))}
      {me.places.length > 1 && isSeated && (
        <ol className="divide-y divide-ink/10 border-ink/10 border-y">
          {me.places.map(({ round, table: place }) => (
            <li
              key={round}
              className={`py-2 ${now?.round === round ? 'font-semibold' : ''}`}
              aria-current={now?.round === round}
            >
              {t('evenings.tables.round', { round: String(round) })}:{' '}
              {place ? place.name : t('evenings.plan.free')}
              {place && (
                <span className="block font-normal text-[0.9375rem] text-ink-dim">
                  {t('evenings.room.company', {
                    partners: place.partners.join(' & '),
                    hasPartners: place.partners.length > 0 ? 'yes' : 'no',
                    others: place.others.join(', '),
                  })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
