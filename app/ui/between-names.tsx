import { Fragment } from 'react';

/** A text in which a line breaks between two names ("Anna & Carla") and not in one, as long as one has room in it. */
export const BetweenNames = ({ children }: { children: string }) =>
  children.split(/(?<=&) /).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      <span className="inline-block">{part.replace(/ &$/, '\u00a0&')}</span>
    </Fragment>
  ));
