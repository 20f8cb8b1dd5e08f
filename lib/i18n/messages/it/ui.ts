import type { ui as en } from '../en/ui';
import type { Translated } from '../translated';

export const ui: Translated<typeof en> = {
  start: 'Inizio',
  back: 'Indietro',
  cancel: 'Annulla',
  save: 'Salva',
  close: 'Chiudi',
  change: 'Cambia',
  done: 'Fatto',
  tryAgain: 'Riprova',
  sending: 'Invio in corso',
  chooseFile: 'Scegli un file',
  noFile: 'Nessuno scelto',
  noConnection: 'Nessuna connessione: non è stato cambiato nulla. Riprova.',
  fileLost: 'Il file non è arrivato. Riprova.',
  figures: 'Le cifre',
  notLoadedTitle: 'Non ancora qui',
  notLoaded: 'Questo va caricato una volta, e non c’è rete. Si aprirà appena ci sarà.',
  failed: 'Qualcosa è andato storto',
  failedWhy:
    'Non è stato possibile mostrare la pagina. Tutto ciò che è stato confermato è conservato; ciò che non è ancora inviato resta su questo telefono.',
  away: 'La banca dati non risponde',
  awayWhy:
    'Nulla è andato perso: tutto ciò che è stato confermato è conservato, e ciò che non è ancora inviato resta su questo telefono. Riprova tra un istante.',
};
