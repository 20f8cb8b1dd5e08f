import type { Language } from '../languages';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';
import { sv } from './sv';
import type { Translated } from './translated';

/** Every text with its key, in English; the types of keys and arguments come from it. */
export type Messages = typeof en;
/** A part of the texts, in a folder of their own for each language. */
export type Area = keyof Messages;

/** Every text in every language, as ICU messages. */
export const MESSAGES: { readonly [L in Language]: Translated<Messages> } = { en, de, fr, it, sv };
