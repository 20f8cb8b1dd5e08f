/** The parts of a drawn page that are more than what stands there (island.tsx), where they lie. */

export type Island = {
  readonly name: string;
  /** The address of the page it is on. */
  readonly at: string;
  /** Where it lies; it stays the same however often the page around it is drawn again. */
  readonly host: HTMLElement;
  readonly props: object;
};

const ISLANDS = '[data-island]';
// As the server wrote it.
const propsOf = ({ dataset }: HTMLElement): object => JSON.parse(dataset.props ?? '{}');

/** The islands of a page, emptied to be filled by the phone; those of before keep what they hold. */
export const islandsIn = (
  root: HTMLElement,
  at: string,
  before: readonly Island[],
): readonly Island[] =>
  [...root.querySelectorAll<HTMLElement>(ISLANDS)].map((place) => {
    const name = place.dataset.island ?? '';
    const props = propsOf(place);
    const old = before.find((one) => one.name === name && one.at === at);
    if (!old) place.replaceChildren();
    else if (old.host !== place) {
      old.host.dataset.props = place.dataset.props ?? '';
      place.replaceWith(old.host);
    }
    return { name, at, host: old?.host ?? place, props };
  });

/** A drawn page without its islands, and what these were given. */
export function frameOf(html: string): {
  readonly html: string;
  readonly props: ReadonlyMap<string, object>;
} {
  const page = document.createElement('template');
  page.innerHTML = html;
  const props = new Map<string, object>();
  for (const place of page.content.querySelectorAll<HTMLElement>(ISLANDS)) {
    props.set(place.dataset.island ?? '', propsOf(place));
    delete place.dataset.props;
    place.replaceChildren();
  }
  return { html: page.innerHTML, props };
}
