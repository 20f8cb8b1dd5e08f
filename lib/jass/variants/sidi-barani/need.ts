/** What each side of a Sidi Barani needs. */
import { amount, type Need, whoIs } from '../../need/certain';
import { say } from '../../said';

/** After a whole hand the higher side has won, if it has the target; level sides play on. */
export const need: Need = (ahead) =>
  ahead.outlook.sides.map(({ needs }, side) => {
    const who = whoIs(ahead, side);
    return needs
      ? say('sidi.need', { ...who, by: amount(ahead, needs) })
      : say('sidi.needAhead', who);
  });
