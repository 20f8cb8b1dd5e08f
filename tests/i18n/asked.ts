/** What the texts are made of, for those tests that go through all of them. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Texts by key, areas within areas. */
export type Texts = { readonly [key: string]: string | Texts };

/** Every text with its whole key. */
export const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[path + key, text] as [string, string]]
      : flat(text, `${path}${key}.`),
  );

/** The arguments and tags of a message, with what each is used as. */
function asked(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...asked(element.children)];
    const inner =
      element.type === TYPE.select || element.type === TYPE.plural
        ? Object.values(element.options).flatMap(({ value }) => asked(value))
        : [];
    // A language may need a plural or a choice where another needs the figure alone.
    return [element.value, ...inner];
  });
}

/** What a text asks for, each once, in order of the alphabet. */
export const argumentsOf = (text: string): string[] => [...new Set(asked(parse(text)))].sort();
