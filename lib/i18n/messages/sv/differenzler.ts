import type { differenzler as en } from '../en/differenzler';
import type { Translated } from '../translated';

export const differenzler: Translated<typeof en> = {
  together: {
    exactly: 'Tillsammans {sum}, precis vad korten är värda.',
    less: 'Tillsammans {sum}, {off} mindre än 157.',
    more: 'Tillsammans {sum}, {off} mer än 157.',
  },
  saidFirst: '{name} bjöd {points}',
  saidNext: '{name} {points}',
  said: '{list}.',
  exactly: '{name} bjöd {said} och tog precis det: 0.',
  taken: '{name} bjöd {said} och tog {took}: {off}.',
  tooMuch: '{name} kan inte ta {said}; alla kort är värda 157.',
  onlyOne: 'Bara {name} har kvar att bjuda.',
  nextOnes: '{name} bjuder nu, sedan {names}.',
  hidden: {
    passTo: 'Ge telefonen till {name}.',
    iAm: 'Jag är {name}',
    type: '{name}, skriv vad du kommer att ta. Det döljs så snart du ger telefonen vidare.',
    show: 'Visa alla bud',
    hide: 'Dölj och ge vidare',
    again: 'Börja om',
    all: 'Bud',
  },
  state: {
    hidden: 'har bjudit',
    now: 'bjuder nu',
    waiting: 'har kvar att bjuda',
  },
  announcer: '{dealer} ger, {first} bjuder först',
  playing: '{dealer} gav, alla har bjudit',
  standing: '{name}: totalt {total}{isLowest, select, yes {, lägst} other {}}',
  standingAnnounced:
    '{name}: totalt {total}{isLowest, select, yes {, lägst} other {}}, bud {announced}',
  cell: 'bud {announced}, tog {points}, {off} fel, totalt {total}',
  cellAnnounced: 'bud {announced}',
  settled: {
    receives: '{name} får',
    pays: '{name} betalar',
    neither: '{name} varken betalar eller får',
  },
  stake: 'Uppgörelse för {stake} per poäng',
  rappen: '{rappen, plural, other {# rappen}}',
  settlement: 'Uppgörelse',
  notSettled: 'Inga pengar byter ägare: det görs upp när alla {hands} givar är spelade.',
  keys: {
    announce: 'Bjud',
    announced: 'Bud',
    points: 'Poäng',
    nowPoints: 'Nu poängen',
    taken: 'Tagna poäng',
  },
  lowest: 'lägst',
  says: 'bud',
};
