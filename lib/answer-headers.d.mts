type Headers = Readonly<Record<string, string>>;
export const ALL: Headers;
export const PAGE: Headers;
export const NO_PAGE: Headers;
export const FILE: Headers;
export const ENCRYPTED: Headers;
