export function freePort(
  port: number,
  options?: { readonly host?: string; readonly step?: number },
): Promise<number>;
