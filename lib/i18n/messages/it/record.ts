import type { record as en } from '../en/record';
import type { Translated } from '../translated';

export const record: Translated<typeof en> = {
  gamesOf: 'Partite: {league}',
  openSlate: 'Apri la lavagna',
  saveFile: 'Salva come file',
  delete: 'Elimina',
  stillRunning: 'Ancora in corso: {hands, plural, one {# mano giocata} other {# mani giocate}}',
  isRunning: 'La partita è ancora in corso.',
  against: 'contro',
  season: 'stagione {name}',
  tourney: 'Partite del torneo:',
  houseRules: 'Regole della casa',
  log: 'Chi ha scritto cosa: {changes, plural, one {# modifica} other {# modifiche}}',
  notes: {
    title: 'Note',
    none: 'Nessuna nota.',
    noneYet:
      'Nessuna nota. Quello che vale la pena ricordare si scrive qui e si ritrova cercando le sue parole.',
    change: 'Modifica le note',
    write: 'Scrivi delle note',
    label: 'Da ricordare',
    count: '{count, number} di {most, number} caratteri',
    keep: 'Conserva',
  },
  course: {
    net: 'Andamento: aste nette dopo ogni mano',
    difference: 'Andamento: somma delle differenze dopo ogni mano',
    points: 'Andamento: punti dopo ogni mano',
    summary: '{hands, plural, one {# mano} other {# mani}}. Alla fine: {ends}.',
    hand: 'Mano',
    start: 'inizio',
  },
  hands: {
    title: 'Le mani',
    none: 'Non è stata giocata nessuna mano.',
    number: '<hidden>Mano </hidden>{hand}',
    cardPoints: '<dim>Punti delle carte:</dim> {points}',
    rule: '{when}: {award}.',
    after: 'Dopo:',
  },
};
