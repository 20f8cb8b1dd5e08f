const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Is what was typed the name that is asked for? Blanks around it and capitals aside. */
export const isTyped = (typed: string, name: string): boolean => plain(typed) === plain(name);
