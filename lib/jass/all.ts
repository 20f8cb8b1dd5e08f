/** Brings every variant at once, for a page in a browser that offers them all. */
import { keep } from '#variants';
import { variants } from './variants';

keep(variants);
