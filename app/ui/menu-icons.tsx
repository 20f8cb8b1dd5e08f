/** Line drawings of menus and sheets, by the same hand as those of the board, and loaded with what shows them. */
import { Icon } from './icons';

export const ScreenIcon = () => <Icon path="M3 5h18v12H3zM8 21h8M12 17v4" />;
export const ShareIcon = () => (
  <Icon path="M12 3v12M8 7l4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7" />
);
export const PencilIcon = () => <Icon path="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />;
export const CourseIcon = () => <Icon path="M4 4v16h16M7 15l4-4 3 3 5-7" />;
export const HistoryIcon = () => (
  <Icon path="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4l3 2" />
);
export const BookIcon = () => (
  <Icon path="M12 6.5C10 5 7 4.5 4 4.5v13.5c3 0 6 .5 8 2 2-1.5 5-2 8-2V4.5c-3 0-6 .5-8 2zM12 6.5v13.5" />
);
export const SlidersIcon = () => (
  <Icon path="M4 8h8M18 8h2M4 16h2M12 16h8M15 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M9 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5" />
);
export const TurnIcon = () => <Icon path="M12 3v2M12 9v2M12 15v2M12 21v-1M8 7v10H3zM16 7v10h5z" />;
/** A phone that lies between two people. */
export const LayIcon = () => <Icon path="M7 8h10v8H7zM10 4l2-2 2 2M10 20l2 2 2-2" />;
export const PlusIcon = () => <Icon path="M12 5v14M5 12h14" />;
/** A pack of cards: whoever has it deals. */
export const CardsIcon = () => <Icon path="M4 8l8-3 4 11-8 3zM15.5 5.5l4.5.5v12l-2 .5" />;
export const PhoneIcon = () => (
  <Icon path="M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 17.5h2" />
);
export const FlagIcon = () => <Icon path="M5 21V4M5 5c5-2.5 8 2 14 0v9c-6 2-9-2.5-14 0" />;
export const TrashIcon = () => <Icon path="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />;
export const ReopenIcon = () => <Icon path="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5" />;
export const ChalkIcon = () => <Icon path="M14 4l6 6L9 21l-6-6zM11 7l6 6M3 21h2" />;
export const LeaveIcon = () => <Icon path="M10 4H5v16h5M15 8l4 4-4 4M19 12H10" />;
export const CopyIcon = () => <Icon path="M9 9h11v11H9zM6 15H4V4h11v2" />;
