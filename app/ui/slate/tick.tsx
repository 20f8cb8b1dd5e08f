/** A tick in chalk, at a total that is enough. */
export function Tick() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 18 16"
      className="h-[0.6em] min-h-4 w-auto"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2 8.5c1.6 1.500 2.8 3.200 3.900 5.500C8 9 11.500 4.500 16 1.500" />
    </svg>
  );
}
