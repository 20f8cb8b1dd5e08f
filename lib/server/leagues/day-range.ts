import 'server-only';
import { sentence } from '../../i18n/sentence';
import { DAYS, isDayWithin } from '../../league/days';
import { type Denied, invalid } from '../access';

/** Why days cannot be meant, at the first that cannot. */
export function outsideDays(days: Readonly<Record<string, string | null>>): Denied | undefined {
  const wrong = Object.entries(days).find(([, day]) => day !== null && !isDayWithin(day));
  const [first, last] = DAYS;
  return (
    wrong &&
    invalid(
      sentence('server-leagues.dayRange', {
        day: { day: wrong[1] ?? '' },
        first: { day: first },
        last: { day: last },
      }),
      wrong[0],
    )
  );
}
