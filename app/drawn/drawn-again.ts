'use client';
import { createContext, useContext } from 'react';

/** Has the page drawn again: something on it was changed. */
export const DrawnAgain = createContext<() => void | Promise<void>>(() => undefined);
export const useDrawnAgain = (): (() => void | Promise<void>) => useContext(DrawnAgain);
