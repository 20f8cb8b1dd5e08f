/**
 * What stands for the English sentences in the browser: none. Phones say every refusal by its key in
 * the reader's language, and two of each would be too many; `message` is the key there.
 */
export const MESSAGES = {};
