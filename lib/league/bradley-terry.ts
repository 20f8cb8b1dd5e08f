/**
 * What one game says about the strength of those who played it, every team against every other. Pure.
 *
 * Source: Weng and Lin, A Bayesian Approximation Method for Online Ranking (2011), algorithm 1,
 * Bradley-Terry with full pairs; the numbers as in `openskill`, to the last bit (a test compares them), in a
 * sixth of its time. Not Plackett-Luce: there two who win together gain no more than the third.
 */

/** How strong somebody is held for, and how uncertain that is. */
type Strength = { readonly mu: number; readonly sigma: number };

/** How much luck there is in a game. */
const BETA = 25 / 6;
/** What uncertainty grows by before each game, so that a rating never stands still. */
const TAU = 25 / 300;
/** No variance becomes less than this part of itself in one game. */
const LEAST = 1e-4;

/** The strengths after a game, by team and member, from those before and the place of each team, 1 the best. */
export function rateTeams(
  teams: readonly (readonly Strength[])[],
  places: readonly number[],
): Strength[][] {
  // Sums of broken numbers depend on their order: the best first.
  const order = teams.map((_, index) => index);
  order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const ordered = order.map((index) => {
    const members = (teams[index] ?? []).map(({ mu, sigma }) => ({
      mu,
      sigma: Math.sqrt(sigma * sigma + TAU * TAU),
    }));
    let mu = 0;
    let variance = 0;
    for (const one of members) {
      mu += one.mu;
      variance += one.sigma * one.sigma;
    }
    return { index, members, mu, variance, place: places[index] ?? 0 };
  });
  const rated: Strength[][] = teams.map(() => []);
  for (const own of ordered) {
    let omega = 0;
    let delta = 0;
    for (const other of ordered) {
      if (other === own) continue;
      const c = Math.sqrt(own.variance + other.variance + 2 * BETA ** 2);
      const wins = 1 / (1 + Math.exp((other.mu - own.mu) / c));
      const weight = own.variance / c;
      const score = other.place === own.place ? 0.5 : other.place > own.place ? 1 : 0;
      omega += weight * (score - wins);
      delta += (((Math.sqrt(own.variance) / c) * weight) / c) * wins * (1 - wins);
    }
    rated[own.index] = own.members.map(({ mu, sigma }) => {
      const variance = sigma * sigma;
      return {
        mu: mu + (variance / own.variance) * omega,
        sigma: sigma * Math.sqrt(Math.max(1 - (variance / own.variance) * delta, LEAST)),
      };
    });
  }
  return rated;
}
