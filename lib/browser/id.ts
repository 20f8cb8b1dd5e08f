import 'client-only';

/** A new id for a game, a hand or a change: 21 characters, made here so that a retry is harmless. */
export { nanoid as makeId } from 'nanoid';
