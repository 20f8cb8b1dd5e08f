/** What a board loads where other phones are at its table. */
export { default as Announcing } from './announcing';
export { default as Gone } from './gone';
export { default as Here } from './here';
export { default as Meanwhile } from './meanwhile';
export { default as OwnPhones } from './own-phones';
export { default as Replaced } from './replaced';
export { default as TakeChalk } from './take-chalk';
