import type { serverFiles as en } from '../en/server-files';
import type { Translated } from '../translated';

export const serverFiles: Translated<typeof en> = {
  empty: 'Il file è vuoto.',
  tooLarge: 'Il file ha {size, number} MB; ne sono ammessi {most, number}.',
  octets: 'È atteso un file come application/octet-stream.',
  tooManyJobs: 'Hai {open} lavori in corso; {most} alla volta bastano. Aspetta che uno finisca.',
  tooManyZippedLeague:
    'Ci sono {count, number} partite; un file ZIP ne contiene al massimo {most, number}. Prendi una stagione, o NDJSON.',
  tooManyZippedOwn:
    'Ci sono {count, number} partite; un file ZIP ne contiene al massimo {most, number}. Prendi NDJSON o JSON.',
  job: {
    begunOften: 'Il lavoro è stato cominciato {times} volte e si è interrotto ogni volta.',
    fileGone: 'Il file non c’è più. Invialo di nuovo.',
    askerGone: 'Chi l’ha chiesto non c’è più.',
    leagueGone: 'La lega non c’è più.',
    eveningGone: 'La serata a cui erano destinate le partite è stata eliminata.',
    seasonGone: 'La stagione a cui erano destinate le partite è stata eliminata.',
    leagueThere:
      'La lega {name} è già qui, e una copia di sicurezza non cambia quello che c’è. Prima elimina la lega, o ripristinala in un’altra installazione.',
    partThere: 'Qualcosa di questa lega è già qui, sotto un’altra. Non si può ripristinare qui.',
  },
  game: {
    notJson: 'Questo non è JSON: {why}',
    noHands: 'La partita non ha mani: non si è giocato niente.',
    tooManyHands: 'La partita ha {hands, number} mani; ne sono ammesse {most, number}.',
    notesTooLong: 'Le note hanno più di {most, number} caratteri.',
    samePlayer: '{one} e {other} qui sono un solo giocatore. Distinguili.',
    dayMissing:
      'Niente dice in che giorno si è giocato. Metti il giorno nel nome del file, come in {example}, o indicane uno per tutte.',
    dayOutside: 'Il {day} non appartiene alla stagione {name}, dal {start} al {end}.',
  },
  backup: {
    none: 'Questa non è la copia di sicurezza di una lega: serve un file ZIP creato come tale.',
    line: '{file}, riga {line}',
    tooLong: '{where}: troppo lungo per una partita.',
    unknown: '{where} nomina un giocatore o una serata che non c’è.',
    otherGames: 'Le partite non sono quelle della copia: attese {expected}, trovate {found}.',
    changedGames:
      'Le partite non sono quelle della copia: attese {expected}, trovate {found} che non sono le stesse.',
    missing: '{where} non è coerente: mancano posti o mani.',
    unscored: '{where} non si può contare: {why}',
    notJson: '{where} non è JSON.',
    shape: '{where} non è come in una copia di sicurezza: {path}: {why}.',
    twoNames: 'La copia non è coerente: due giocatori hanno lo stesso nome.',
    mergedIntoNobody: 'La copia non è coerente: {name} è unito a un giocatore che non c’è.',
    lostEvening: 'La copia non è coerente: la serata del {day} non appartiene a niente.',
  },
};
