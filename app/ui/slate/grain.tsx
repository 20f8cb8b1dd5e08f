/** The grain of the chalk, once a page. */
export function ChalkGrain() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <pattern id="chalk-grain" width="48" height="48" patternUnits="userSpaceOnUse">
          <image href="/chalk.png" width="48" height="48" preserveAspectRatio="none" />
        </pattern>
      </defs>
    </svg>
  );
}
