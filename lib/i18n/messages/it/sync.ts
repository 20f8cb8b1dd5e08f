import type { sync as en } from '../en/sync';
import type { Translated } from '../translated';

export const sync: Translated<typeof en> = {
  nothingToUndo: 'Lì non c’è più niente da annullare.',
  nothingToRedo: 'Lì non c’è più niente da ripetere.',
  finishedAlready: 'La partita è già finita.',
  openAlready: 'La partita è già aperta.',
  reopenFirst: 'La partita è finita. Riaprila per aggiungere o togliere mani.',
  handTaken: 'La mano {hand} è stata registrata altrove nel frattempo.',
  handTakenWith: 'La mano {hand} è stata registrata altrove nel frattempo: {points}.',
  handNotNext:
    'La mano {hand} non può essere la prossima: la partita ha {hands, plural, one {# mano} other {# mani}}.',
  handsMoved:
    'Nel frattempo le mani sono state spostate altrove: la mano {hand} non è quella che hai visto.',
  handRemoved: 'Questa mano è stata tolta altrove nel frattempo.',
  handCorrected: 'La mano {hand} è stata corretta altrove nel frattempo.',
  handCorrectedWith: 'La mano {hand} è stata corretta altrove nel frattempo: {points}.',
  nameMissing: 'Ogni giocatore ha bisogno di un nome.',
  nameTooLong: '{name} ha {length, number} caratteri; un nome ne ha al massimo {most, number}.',
  nameLetters: 'Un nome si scrive con lettere.',
  nameTwice: 'Due giocatori si chiamano {name}. Distinguili.',
  agreedPerGame:
    '{option, select, soloist {Chi gioca da solo} bid {L’offerta} other {{option}}} si concorda prima di ogni partita e non può essere una regola della casa.',
  scheme: {
    noVariant: 'Nessuna variante conta; indicane almeno una.',
    sumOfDifferences:
      'Una somma di differenze favorisce chi gioca meno; prendi la media dei risultati.',
    misfit: '{measure} conta solo in {only}, e {variant} non è tra questi; prendi {right}.',
    onlySticks: 'i giochi con le aste',
    onlyWritten: 'i giochi con punti segnati',
    onlyTourney: 'i giochi che danno punti torneo',
    onlyAnnounced: 'i giochi con dichiarazioni',
    'net-sticks': 'aste nette',
    'card-points': 'punti delle carte',
    'written-points': 'punti segnati',
    'tourney-points': 'punti torneo',
    wins: 'vittorie',
    'rank-points': 'punti per posizione',
    difference: 'differenza',
  },
};
