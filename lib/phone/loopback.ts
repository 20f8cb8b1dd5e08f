/** Is it a name of a computer for itself? No other phone gets there by it. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
