/** What each variant says that its sides need where the next hand can end the game. */
import type { Need } from '../need/certain';
import { needOfFamily } from '../need/family';
import type { VariantId } from '../words';
import { need as coiffeur } from './coiffeur/need';
import { need as differenzler } from './differenzler/need';
import { need as guggitaler } from './guggitaler/need';
import { need as mittlere } from './mittlere/need';
import { need as molotow } from './molotow/need';
import { need as molotowWies } from './molotow-wies/need';
import { need as plusMinus } from './plus-minus/need';
import { need as pointList } from './point-list/need';
import { need as sidiBarani } from './sidi-barani/need';
import { need as strokeList } from './stroke-list/need';

/** All the variants; one that is missing here does not compile. */
export const NEEDS = {
  mittlere,
  molotow,
  'plus-minus': plusMinus,
  differenzler,
  schieber: needOfFamily,
  'sidi-barani': sidiBarani,
  'three-player': needOfFamily,
  'two-player': needOfFamily,
  'two-versus-one': needOfFamily,
  coiffeur,
  guggitaler,
  'molotow-wies': molotowWies,
  'point-list': pointList,
  'stroke-list': strokeList,
} satisfies { [Id in VariantId]: Need<never> };
