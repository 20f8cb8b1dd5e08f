/** More letters than this stand smaller, on two lines where they need them: nobody's name is cut. */
const LONG = 20;

/** A name on the hall's screen. */
export const HallName = ({ children: name }: { children: string }) => (
  <span className="hall-name" data-long={name.length > LONG || undefined}>
    {name}
  </span>
);
