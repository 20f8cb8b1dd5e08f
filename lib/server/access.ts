import 'server-only';

/** Who asks. Nobody is null: a phone that has never written anything. */
export type Viewer = { readonly userId: string };

/** The condition for games that the viewer may see and change; for nobody it fits none. */
export const visibleTo = (viewer: Viewer | null) => ({
  ownerId: { in: viewer ? [viewer.userId] : [] },
});
