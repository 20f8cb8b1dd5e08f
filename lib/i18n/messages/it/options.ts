import type { options as en } from '../en/options';
import type { Translated } from '../translated';

export const options: Translated<typeof en> = {
  zeroTricks: {
    label: 'Non fare nessuna presa',
    first: 'viene prima di tutto: 2 patate',
    likeHundred: 'è come avere 100, non peggio',
  },
  tie: {
    label: 'Due con gli stessi punti',
    thirdWins: 'una patata ciascuno, il terzo 2 aste',
    cut: 'tagliano il mazzo: la carta più bassa prende 2 patate',
  },
  noTrump: {
    label: 'Una mano in cui nessuno ha fatto briscola',
    countEights: 'conta, gli otto valgono 8',
    void: 'è nulla e si ridà',
  },
  announcements: {
    label: 'Dichiarazioni',
    open: 'a voce alta, uno dopo l’altro',
    hidden: 'nascoste fino all’ultima',
  },
  win: {
    label: 'Una parte vince',
    declared: 'quando si dichiara (bedankt sich)',
    reached: 'appena ha i punti',
  },
  cardPoints: {
    label: 'I punti delle carte li scrive',
    makers: 'chi ha offerto, se ci è riuscito',
    both: 'ogni parte, sempre i propri',
  },
  wies: { label: 'Annunci', yes: 'contano', no: 'non contano' },
  stoeck: { label: 'Stöck', yes: 'contano', no: 'non contano' },
  target: 'Necessari per vincere',
  teamTarget: 'Punti che servono ai due',
  bid: 'Punti offerti da chi gioca solo',
  matchBonus: 'Un match porta',
  sidiValue: 'L’offerta sidi vale',
  stake: 'Posta, centesimi per punto',
  hands: 'Mani in una partita',
  multipliers: 'Le briscole moltiplicano per',
  openEnd: 'senza fine fissata',
  times: '{trump} ×{times}',
  fits: {
    deals: 'Un multiplo di {deals}, così tutti danno le carte lo stesso numero di volte: {some} …',
    aboveNothing: 'Un numero intero sopra lo 0.',
    fromNothing: 'Un numero intero, 0 o più.',
    rappen: 'Centesimi interi, da 0 a {most, number}.',
  },
};
