import { Fragment } from 'react';

/** A text in which a line breaks between two names ("Anna & Carla") and not in one, as long as one has room in it. */
export const BetweenNames = ({ children }: { children: string }) =>
  parted(children.split(/(?<=&) /).map((part) => part.replace(/ &$/, '\u00a0&')));

/** The same between what commas part ("13 come, 1 excused"). */
export const BetweenParts = ({ children }: { children: string }) =>
  parted(children.split(/(?<=,) /));

const parted = (parts: readonly string[]) =>
  parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
