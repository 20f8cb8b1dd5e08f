export function freePort(
  port: number,
  options?: { readonly host?: string; readonly step?: number },
): Promise<number>;
export function freePortApart(port: number): Promise<number>;
export function lanAddresses(): readonly string[];
