export function makeMessages(): void;
