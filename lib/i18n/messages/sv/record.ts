import type { record as en } from '../en/record';
import type { Translated } from '../translated';

export const record: Translated<typeof en> = {
  gamesOf: 'Partier i {league}',
  openSlate: 'Öppna tavlan',
  saveFile: 'Spara som fil',
  delete: 'Ta bort',
  stillRunning: 'Pågår fortfarande: {hands, plural, one {# giv spelad} other {# givar spelade}}',
  isRunning: 'Partiet pågår fortfarande.',
  against: 'mot',
  season: 'säsong {name}',
  tourney: 'Turneringens partier:',
  houseRules: 'Husregler',
  log: 'Vem skrev vad: {changes, plural, one {# ändring} other {# ändringar}}',
  notes: {
    title: 'Anteckningar',
    none: 'Inget antecknat.',
    noneYet:
      'Inget antecknat. Det som är värt att minnas skrivs här och går att hitta på sina ord.',
    change: 'Ändra anteckningarna',
    write: 'Skriv anteckningar',
    label: 'Värt att minnas',
    count: '{count, number} av {most, number} tecken',
    keep: 'Behåll',
  },
  course: {
    net: 'Förloppet: nettostreck efter varje giv',
    difference: 'Förloppet: summan av differenserna efter varje giv',
    points: 'Förloppet: poäng efter varje giv',
    summary: '{hands, plural, one {# giv} other {# givar}}. Till slut: {ends}.',
    hand: 'Giv',
    start: 'början',
  },
  hands: {
    title: 'Givarna',
    none: 'Ingen giv spelades.',
    number: '<hidden>Giv </hidden>{hand}',
    cardPoints: '<dim>Kortpoäng:</dim> {points}',
    rule: '{when}: {award}.',
    after: 'Efter den:',
  },
};
