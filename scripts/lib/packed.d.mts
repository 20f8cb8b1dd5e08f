export function packFiles(options?: { readonly base?: string }): Promise<void>;
