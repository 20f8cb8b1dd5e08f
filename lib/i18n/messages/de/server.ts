import type { server as en } from '../en/server';
import type { Translated } from '../translated';
import { reading } from './reading';
import { serverAccount } from './server-account';
import { serverFiles } from './server-files';
import { serverLeagues } from './server-leagues';

export const server: Translated<typeof en> = {
  internal: 'Da ist bei uns etwas schiefgegangen. Es ist notiert; versuch es nochmals.',
  unavailable: {
    nothing:
      'Die Datenbank antwortet gerade nicht. Es wurde nichts gespeichert; versuch es gleich noch einmal.',
    full: 'Es ist kein Platz mehr da, um etwas zu speichern. Es wurde nichts gespeichert; wer diesen Server betreibt, muss Platz schaffen.',
    unknown:
      'Die Verbindung zur Datenbank ist gerade abgebrochen. Vielleicht ist es gespeichert, vielleicht nicht; schick es noch einmal, doppelt wird es nicht gespeichert.',
  },
  fromElsewhere:
    'Das wurde von einer anderen Website geschickt. Mach es auf der Seite von Schiefer selbst.',
  notJson: 'Sende JSON: content-type application/json und ein Objekt im Body.',
  bodyTooLarge: 'Der Body ist zu gross; höchstens 256 kB.',
  badInput: '{path} ist nicht so, wie es sein muss.',
  badInputWhole: 'Was gesendet wurde, ist nicht so, wie es sein muss.',
  only: {
    reader: 'Das können nur die, welche die Liga sehen dürfen.',
    member: 'Das können nur Mitglieder der Liga.',
    scorer: 'Das können nur die, welche für die Liga schreiben.',
    owner: 'Das kann nur die Leitung der Liga.',
    holder: 'Das kann nur die Leitung der Liga, oder wer diesen Namen hat.',
  },
  noSuch: {
    game: 'Diese Partie gibt es nicht.',
    league: 'Diese Liga gibt es nicht.',
    season: 'Diese Saison gibt es nicht.',
    evening: 'Diesen Abend gibt es nicht.',
    player: 'Diesen Namen gibt es nicht.',
    member: 'Dieses Mitglied gibt es in der Liga nicht.',
    invitation: 'Diese Einladung gibt es nicht.',
    report: 'Diesen Bericht gibt es nicht.',
    table: 'Diese Rangliste gibt es nicht.',
  },
  idTaken: {
    game: 'Die Partie konnte nicht unter ihrer Kennung gespeichert werden. Beginn sie nochmals.',
    tourney:
      'Das Turnier konnte nicht unter seiner Kennung gespeichert werden. Beginn es nochmals.',
    league: 'Die Liga konnte nicht unter ihrer Kennung gespeichert werden. Gründe sie nochmals.',
    season: 'Die Saison konnte nicht unter ihrer Kennung gespeichert werden. Leg sie nochmals an.',
    evening: 'Der Abend konnte nicht unter seiner Kennung gespeichert werden. Versuch es nochmals.',
  },
  seatedTwice: '{one} und {other} sind hier dieselbe Person. Eine Person hat einen Platz.',
  sameTourney: 'Ein Turnier bleibt bei seiner Jassart und seinen Plätzen, hier {players}.',
  notesTooLong: 'Die Notizen haben {length, number} Zeichen; Platz ist für {most, number}.',
  who: {
    you: 'du',
    someone: 'jemand',
    formerPlayer: 'ehemaliges Mitglied',
  },
  browser: {
    some: 'Ein Browser',
    on: '{browser} auf {system}',
  },
  input: {
    nameLength: 'Ein Name hat höchstens {most} Zeichen.',
    namesAtOnce: 'Höchstens {most} Namen aufs Mal.',
    day: 'Ein Tag wird so geschrieben: {example}.',
    eveningName: 'Der Name eines Abends hat höchstens {most} Zeichen.',
    tableName: 'Der Name eines Tischs hat höchstens {most} Zeichen.',
    seasonName: 'Der Name einer Saison hat höchstens {most} Zeichen.',
    chooseVariants: 'Wähl, was gespielt wird.',
    houseRules: 'Die Hausregeln sind zu lang.',
  },
  leagues: serverLeagues,
  account: serverAccount,
  files: serverFiles,
  reading,
};
