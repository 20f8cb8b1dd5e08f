/**
 * What the product says, in English. Sentences are made here, whole, so that another language can
 * make them its own way.
 */
export * from './cards';
export * from './figures';
export * from './game';
export * from './schieber';
export * from './sticks';
export * from './trumps';
export * from './variants';
