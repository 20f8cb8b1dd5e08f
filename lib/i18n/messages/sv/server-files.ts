import type { serverFiles as en } from '../en/server-files';
import type { Translated } from '../translated';

export const serverFiles: Translated<typeof en> = {
  empty: 'Filen är tom.',
  tooLarge: 'Filen har {size, number} MB; {most, number} MB är tillåtna.',
  octets: 'En fil som application/octet-stream väntas.',
  tooManyJobs:
    'Du har {open} importer eller liknande på gång; {most} åt gången räcker. Vänta tills en av dem är klar.',
  tooManyZippedLeague:
    'Det finns {count, number} partier; en ZIP-fil rymmer högst {most, number}. Ta en säsong, eller NDJSON.',
  tooManyZippedOwn:
    'Det finns {count, number} partier; en ZIP-fil rymmer högst {most, number}. Ta NDJSON eller JSON.',
  job: {
    begunOften: 'Jobbet påbörjades {times} gånger och avbröts varje gång.',
    fileGone: 'Filen finns inte kvar. Skicka den igen.',
    askerGone: 'Den som bad om det finns inte kvar.',
    leagueGone: 'Ligan finns inte kvar.',
    eveningGone: 'Kvällen som partierna var avsedda för har tagits bort.',
    seasonGone: 'Säsongen som partierna var avsedda för har tagits bort.',
    leagueThere:
      'Ligan {name} finns redan här, och en säkerhetskopia ändrar inte det som finns. Ta bort ligan först, eller återställ den i en annan installation.',
    partThere:
      'Något av den här ligan finns redan här, under en annan. Den går inte att återställa här.',
  },
  game: {
    notJson: 'Det här är inte JSON: {why}',
    noHands: 'Partiet har inga givar: inget spelades.',
    tooManyHands: 'Partiet har {hands, number} givar; {most, number} är tillåtna.',
    notesTooLong: 'Anteckningarna har mer än {most, number} tecken.',
    samePlayer: '{one} och {other} är samma spelare här. Skilj dem åt.',
    dayMissing:
      'Inget säger vilken dag det spelades. Skriv dagen i filens namn, som i {example}, eller ange en för alla.',
    dayOutside: '{day} hör inte till säsongen {name}, {start} till {end}.',
  },
  backup: {
    none: 'Det här är ingen säkerhetskopia av en liga: en ZIP-fil som gjorts som en sådan väntas.',
    line: '{file}, rad {line}',
    tooLong: '{where} är för lång för ett parti.',
    unknown: '{where} nämner en spelare eller en kväll som inte finns.',
    otherGames: 'Partierna är inte säkerhetskopians: väntade {expected}, fann {found}.',
    changedGames:
      'Partierna är inte säkerhetskopians: väntade {expected}, fann {found} som inte är desamma.',
    missing: '{where} hänger inte ihop: platser eller givar saknas.',
    unscored: '{where} går inte att räkna: {why}',
    notJson: '{where} är inte JSON.',
    shape: '{where} är inte som i en säkerhetskopia: {path}: {why}.',
    twoNames: 'Säkerhetskopian hänger inte ihop: två spelare har samma namn.',
    mergedIntoNobody: 'Säkerhetskopian hänger inte ihop: {name} är ihopslagen med ingen.',
    lostEvening: 'Säkerhetskopian hänger inte ihop: kvällen {day} hör ingenstans.',
  },
};
