/** Small line drawings, 24 × 24, in the current colour; the words beside them carry the meaning. */
export function Icon({ path }: { path: string }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export const CloseIcon = () => <Icon path="M6 6l12 12M18 6L6 18" />;
export const DoneIcon = () => <Icon path="M5 13l5 5L19 7" />;
export const BackIcon = () => <Icon path="M15 5l-7 7 7 7" />;
export const MenuIcon = () => <Icon path="M4 7h16M4 12h16M4 17h16" />;
export const QrIcon = () => (
  <Icon path="M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h1M19 14v2M14 18v1M18 19h1" />
);
export const UndoIcon = () => <Icon path="M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3" />;
export const RedoIcon = () => <Icon path="M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3" />;
export const UpIcon = () => <Icon path="M6 14l6-6 6 6" />;
export const DownIcon = () => <Icon path="M6 10l6 6 6-6" />;
export const EraseIcon = () => <Icon path="M9 6h11v12H9l-6-6zM12 10l4 4M16 10l-4 4" />;
