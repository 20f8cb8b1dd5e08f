import { z } from 'zod';

/** An id as phones and the server make them, with `nanoid()`. */
export const Id = z.nanoid();
