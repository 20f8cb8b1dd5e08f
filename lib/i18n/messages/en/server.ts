/** Why the server denies something. */
export const server = {
  internal: 'Something went wrong here. It has been noted; try again.',
  notJson: 'Send JSON: content-type application/json and an object in the body.',
  bodyTooLarge: 'The body is too large; 256 kB is the most.',
} as const;
