import type { offline as en } from '../en/offline';
import type { Translated } from '../translated';

export const offline: Translated<typeof en> = {
  notSent:
    '{count, plural, one {# inte skickad än; sparad på telefonen} other {# inte skickade än; sparade på telefonen}}',
  notKept:
    '{count, plural, one {# inte skickad än, och den här webbläsaren sparar inget: låt sidan vara öppen} other {# inte skickade än, och den här webbläsaren sparar inget: låt sidan vara öppen}}',
  held: '{count, plural, one {# sparad på telefonen, inte skickad.} other {# sparade på telefonen, inte skickade.}} {why}',
  notStarted: 'Ingen anslutning: partiet startades inte. Försök igen.',
  otherAccount:
    'Det här skrevs in av någon annan som var inloggad på telefonen. Det skickas när den personen loggar in här igen.',
  refused: {
    youEntered: 'Du skrev in {points}.',
    hand: 'Giv {hand}',
    notTaken: 'Inte inskriven: någon annan hade kritan.',
    chalkFirst: 'Ta kritan för att avgöra.',
    there: 'Där står nu:',
    yours: 'Ditt:',
    replace: 'Mitt stämmer: byt ut giv {hand}',
    enterAs: 'Skriv in mitt som giv {hand}',
    leave: 'Låt det stå som det är',
    game: 'Servern tog inte emot partiet: {why}',
    elsewhere: 'En annan telefon har redan startat partiet; det finns i listan över partier.',
    kept: 'Det som skrevs in här är sparat på telefonen och går att läsa.',
    startAgain: 'Starta det som ett eget parti',
    throwAway: 'Kasta',
    sure: 'Kasta med alla givar',
    keep: 'Behåll',
  },
  replaced: {
    title: 'Giv {hand} rättades någon annanstans',
    before: 'Du hade:',
    read: 'Okej',
  },
  waiting: {
    title: 'Inte skickat än',
    entries: '{count, plural, one {# inskrivning} other {# inskrivningar}}',
    now: 'Skicka nu',
    throwAway: 'Kasta',
    sure: 'Kasta för gott',
    keep: 'Behåll',
  },
  update: {
    there: 'En ny version är klar.',
    take: 'Använd den nu',
  },
  signOut: {
    unsent:
      '{count, plural, one {# inskrivning är inte skickad än. Den är kvar på telefonen och skickas när du loggar in här igen.} other {# inskrivningar är inte skickade än. De är kvar på telefonen och skickas när du loggar in här igen.}}',
    anyway: 'Logga ut ändå',
  },
  shell: {
    offline: 'Inget nät. Det här fungerar ändå.',
    isBack: 'Nätet är tillbaka.',
    load: 'Ladda sidan',
    games: 'Partier',
    newGame: 'Nytt parti',
    rules: 'Regler',
    start: 'Till startsidan',
    running: 'Pågår',
    finished: 'Avslutade',
    hands: '{count, plural, one {# giv inskriven} other {# givar inskrivna}}',
    none: 'Inga partier på telefonen än. Starta ett: det sparas här och skickas när det finns nät.',
    again: 'Samma bord igen',
    noGame:
      'Det här partiet finns inte på telefonen. Utan nät går det att öppna det som redan öppnats med nät.',
    elsewhereTitle: 'Inte utan nät',
    elsewhere:
      'Den här sidan finns bara med nät. Partier går att spela och läsa utan, och reglerna också.',
    tryAgain: 'Försök igen',
    language: 'Språket går att ändra när nätet är tillbaka.',
    openSlate: 'Öppna tavlan',
    stillRunning: 'Pågår fortfarande',
  },
};
