/**
 * Messages about evenings that are near, to whoever has asked for them. Each goes out once, however many
 * servers look: who is to get it is noted first, and taken back where the mail server does not take it.
 */
import 'server-only';
import { LANGUAGES } from '../../i18n/languages';
import { reminderMessage } from '../../i18n/mail';
import { wordsIn } from '../../i18n/words-in';
import { DAY_MS, today } from '../../league/days';
import type { Viewer } from '../access';
import { log } from '../config/log';
import { read, write } from '../store';
import { hasMail, sendMail, siteUrl } from './mail';

const HOUR_MS = 60 * 60 * 1000;
/** Nobody is woken by one: from when to when they go out, by the server's clock. */
const HOURS = { from: 8, to: 21 };

/** Looks every hour whether somebody is to be reminded. */
export function scheduleReminders(): void {
  if (!hasMail()) return;
  const look = async () => {
    const hour = new Date().getHours();
    if (hour >= HOURS.from && hour < HOURS.to)
      await sendReminders().catch((error) => log.error({ err: error }, 'reminders failed'));
  };
  setInterval(look, HOUR_MS).unref();
  setTimeout(look, HOUR_MS / 60).unref();
}

/** Can the viewer be written to: has the address of their account been shown to be theirs? */
export async function canBeReminded(viewer: Viewer | null): Promise<boolean> {
  if (!viewer) return false;
  const { userId: id } = viewer;
  const where = { id, email: { not: null }, emailVerified: { not: null } };
  return (await read((tx) => tx.user.count({ where }))) > 0;
}

/** Sends what is due of evenings today and tomorrow; answers how many messages went out. */
export async function sendReminders(now = new Date()): Promise<number> {
  const days = [today(now), today(new Date(now.getTime() + DAY_MS))];
  const near = { date: { in: days } };
  const members = await read((tx) =>
    tx.membership.findMany({
      where: {
        remindIn: { not: null },
        user: { email: { not: null }, emailVerified: { not: null } },
        league: { evenings: { some: near } },
      },
      select: {
        userId: true,
        remindIn: true,
        user: { select: { email: true } },
        league: {
          select: {
            id: true,
            name: true,
            evenings: {
              where: near,
              select: { id: true, date: true, name: true, time: true, place: true },
            },
          },
        },
      },
    }),
  );
  let sent = 0;
  for (const { userId, remindIn, user, league } of members)
    for (const { id: eveningId, ...evening } of league.evenings) {
      const { email } = user;
      if (email === null || !(await isFirst({ eveningId, userId }))) continue;
      const words = wordsIn(LANGUAGES.find((one) => one === remindIn) ?? 'en');
      const link = siteUrl(`/leagues/${league.id}/evenings/${eveningId}`, {});
      try {
        await sendMail(email, reminderMessage(words, { ...evening, league: league.name, link }));
        sent += 1;
      } catch (error) {
        log.warn({ err: error, evening: eveningId }, 'reminder not sent');
        await write((tx) => tx.reminder.deleteMany({ where: { eveningId, userId } }));
      }
    }
  return sent;
}

/** Notes that somebody is reminded now; false where that was done already, or the evening is gone. */
const isFirst = (key: { eveningId: string; userId: string }): Promise<boolean> =>
  write(async (tx) => {
    const known = await tx.reminder.findUnique({
      where: { eveningId_userId: key },
      select: { at: true },
    });
    const evening = await tx.evening.findUnique({
      where: { id: key.eveningId },
      select: { id: true },
    });
    if (known || !evening) return false;
    await tx.reminder.create({ data: { ...key, at: new Date() } });
    return true;
  });
