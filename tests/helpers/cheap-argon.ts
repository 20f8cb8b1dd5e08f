import * as real from '../../node_modules/@node-rs/argon2/index.js';
export const verify = real.verify;
export const hash = (password: string): Promise<string> => real.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
