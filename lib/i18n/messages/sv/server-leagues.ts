import type { serverLeagues as en } from '../en/server-leagues';
import type { Translated } from '../translated';

export const serverLeagues: Translated<typeof en> = {
  foundNeedsAccount: 'En liga hör till ett konto: skapa ett eller logga in, och starta den sedan.',
  restoreNeedsAccount:
    'En liga hör till ett konto: skapa ett eller logga in, och återställ den sedan.',
  roleNeedsAccount: 'En roll i en liga hör till ett konto: skapa ett eller logga in först.',
  nameMissing: 'En liga behöver ett namn.',
  nameTooLong: 'Namnet har {length, number} tecken; en ligas har högst {most, number}.',
  nameLetters: 'Ett namn skrivs med bokstäver.',
  typeToDelete: 'Ligan heter {name}. Skriv det för att ta bort den.',
  claimTaken: '{name} hör numera till ett annat konto. En ägare av ligan kan frigöra namnet.',
  claimOther:
    'Du är redan {name} i den här ligan. Släpp det namnet först, eller be att de två slås ihop.',
  claimedAlready: '{name} hör redan till ett konto. Frigör namnet först.',
  yoursAlready: 'Ligan är redan din. Välj en annan medlem.',
  lastOwner:
    'En liga har minst en ägare. Gör först en annan medlem till ägare, eller ta bort ligan.',
  notMember: 'Du har ingen roll i den här ligan.',
  invitationGone: 'Den här inbjudan gäller inte längre. Be den som skickade den om en ny.',
  seasonName: 'En säsong behöver ett namn, till exempel 2026 eller Vinter.',
  seasonOrder: 'Säsongen slutar {end}, innan den börjar {start}.',
  seasonVariants: 'Ingenting räknas ännu: välj minst en variant.',
  seasonBeginsLater: 'Det finns en kväll den {day}; säsongen kan inte börja senare.',
  seasonEndsEarlier: 'Det finns en kväll den {day}; säsongen kan inte sluta tidigare.',
  seasonHasGames:
    '{games, plural, one {Ett parti hör till den här säsongen. Ta bort det först.} other {# partier hör till den här säsongen. Ta bort dem först.}}',
  seasonClosed: 'Säsongen {name} är avslutad. En ägare av ligan kan öppna den igen.',
  houseRule: 'Säsongens husregler säger {option}: {house}, inte {table}.',
  eveningThere: 'Det finns redan en kväll den {day}.',
  eveningHasGames:
    '{games, plural, one {Ett parti hör till den här kvällen. Ta bort det först.} other {# partier hör till den här kvällen. Ta bort dem först.}}',
  eveningOutside: 'Säsongen {name} går från {start} till {end}; {day} ligger utanför.',
  namesMissing: 'Skriv ett namn, eller ett på varje rad.',
  nameOfOther: '{name} är ett namn på {other}. Välj ett annat.',
  nameThere: 'Det finns redan en spelare som heter {name}. Är båda samma person, så slå ihop dem.',
  daysOrder: 'Den sista dagen, {last}, är före den första, {first}.',
  staysForGames:
    '{name} satt med i {games, plural, one {# parti och blir kvar för dess skull} other {# partier och blir kvar för deras skull}}. Ange en sista dag i stället, eller slå ihop namnet med ett annat.',
  staysForMerged:
    '{count, plural, one {{names} är ihopslaget med {name}. Ångra det först.} other {{names} är ihopslagna med {name}. Ångra det först.}}',
  oneName: '{name} är ett enda namn. Välj ett annat.',
  mergedAlready: '{name} är redan ett namn på {other}. Slå ihop {other}, eller ångra det först.',
  satTogether:
    '{one} och {other} satt i samma parti, {variant} {day} med {players}. En person har en plats.',
  twoAccounts: '{names} hör till två konton. Frigör ett av namnen först.',
  tooFewPresent:
    '{present, plural, =0 {Ingen är antecknad som närvarande; ett bord behöver {least}.} one {Bara # är antecknad som närvarande; ett bord behöver {least}.} other {Bara # är antecknade som närvarande; ett bord behöver {least}.}}',
  sheetChanged: 'Någon annan har ändrat borden under tiden. Här är de som de är nu.',
  tableName: 'Bord {number}',
  tableNeedsName: 'Bord {number} behöver ett namn.',
  tableSeats: '{name} har {seats} platser; det som spelas där behöver {sizes}.',
  twoPlaces: '{name} sitter på två platser; en gång räcker.',
};
