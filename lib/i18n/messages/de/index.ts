import type { en } from '../en';
import type { Translated } from '../translated';
import { account } from './account';
import { api } from './api';
import { board } from './board';
import { cards } from './cards';
import { differenzler } from './differenzler';
import { engine } from './engine';
import { evenings } from './evenings';
import { files } from './files';
import { games } from './games';
import { jobs } from './jobs';
import { leagues } from './leagues';
import { live } from './live';
import { mail } from './mail';
import { newGame } from './new-game';
import { offline } from './offline';
import { options } from './options';
import { phone } from './phone';
import { players } from './players';
import { record } from './record';
import { roles } from './roles';
import { roster } from './roster';
import { ruleCases } from './rule-cases';
import { rules } from './rules';
import { scheme } from './scheme';
import { schieber } from './schieber';
import { seasons } from './seasons';
import { server } from './server';
import { sidi } from './sidi';
import { signIn } from './sign-in';
import { standings } from './standings';
import { start } from './start';
import { sticks } from './sticks';
import { sync } from './sync';
import { tokens } from './tokens';
import { ui } from './ui';
import { variants } from './variants';

export const de: Translated<typeof en> = {
  ui,
  start,
  variants,
  options,
  newGame,
  board,
  sticks,
  schieber,
  sidi,
  differenzler,
  cards,
  sync,
  signIn,
  roles,
  jobs,
  engine,
  rules,
  ruleCases,
  games,
  record,
  players,
  leagues,
  evenings,
  roster,
  seasons,
  scheme,
  standings,
  files,
  account,
  mail,
  server,
  offline,
  live,
  phone,
  api,
  tokens,
};
