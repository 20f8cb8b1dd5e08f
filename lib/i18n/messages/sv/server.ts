import type { server as en } from '../en/server';
import type { Translated } from '../translated';
import { reading } from './reading';
import { serverAccount } from './server-account';
import { serverFiles } from './server-files';
import { serverLeagues } from './server-leagues';

export const server: Translated<typeof en> = {
  internal: 'Något gick fel hos oss. Det är noterat; försök igen.',
  unavailable: {
    nothing: 'Databasen svarar inte just nu. Inget har sparats; försök igen om en stund.',
    full: 'Det finns ingen plats kvar att spara på. Inget har sparats; den som driver servern måste skapa plats.',
    unknown:
      'Förbindelsen med databasen bröts just nu. Kanske är det sparat, kanske inte; skicka det igen, det sparas inte två gånger.',
  },
  fromElsewhere: 'Detta skickades av en annan webbplats. Gör det på Schiefers egen sida.',
  notJson: 'Skicka JSON: content-type application/json och ett objekt i kroppen.',
  bodyTooLarge: 'Kroppen är för stor; högst 256 kB.',
  badInput: '{path} är inte som det ska vara.',
  badInputWhole: 'Det som skickades är inte som det ska vara.',
  only: {
    reader: 'Det kan bara de göra som får se ligan.',
    member: 'Det kan bara ligans medlemmar göra.',
    scorer: 'Det kan bara de göra som skriver för ligan.',
    owner: 'Det kan bara en ägare av ligan göra.',
    holder: 'Det kan bara en ägare av ligan göra, eller den som har namnet.',
  },
  noSuch: {
    game: 'Det partiet finns inte.',
    league: 'Den ligan finns inte.',
    season: 'Den säsongen finns inte.',
    evening: 'Den kvällen finns inte.',
    player: 'Den spelaren finns inte.',
    member: 'Den medlemmen finns inte i ligan.',
    invitation: 'Den inbjudan finns inte.',
    report: 'Den rapporten finns inte.',
    table: 'Den tabellen finns inte.',
  },
  idTaken: {
    game: 'Partiet kunde inte sparas under sitt id. Börja det igen.',
    tourney: 'Turneringen kunde inte sparas under sitt id. Börja den igen.',
    league: 'Ligan kunde inte sparas under sitt id. Starta den igen.',
    season: 'Säsongen kunde inte sparas under sitt id. Skapa den igen.',
    evening: 'Kvällen kunde inte sparas under sitt id. Försök igen.',
  },
  seatedTwice: '{one} och {other} är samma spelare här. En person har en plats.',
  sameTourney: 'En turnering behåller sin variant och sina platser, här {players}.',
  notesTooLong: 'Anteckningarna har {length, number} tecken; det finns plats för {most, number}.',
  who: {
    you: 'du',
    someone: 'någon',
    formerPlayer: 'tidigare spelare',
  },
  browser: {
    some: 'En webbläsare',
    on: '{browser} på {system}',
  },
  input: {
    nameLength: 'Ett namn har högst {most} tecken.',
    namesAtOnce: 'Högst {most} namn åt gången.',
    day: 'En dag skrivs så här: {example}.',
    eveningName: 'En kväll har ett namn på högst {most} tecken.',
    tableName: 'Ett bord har ett namn på högst {most} tecken.',
    seasonName: 'En säsong har ett namn på högst {most} tecken.',
    chooseVariants: 'Välj vad som spelas.',
    houseRules: 'Husreglerna är för långa.',
  },
  leagues: serverLeagues,
  account: serverAccount,
  files: serverFiles,
  reading,
};
