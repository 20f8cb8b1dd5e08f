/** A file: its name, what it is, and its content, where it is large as it is made. */
export type Download = {
  readonly name: string;
  readonly type: string;
  readonly body: ReadableStream<Uint8Array> | string;
};
