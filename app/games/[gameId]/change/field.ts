/** How a field looks on a sheet. */
export const field =
  'min-h-12 w-full min-w-0 rounded-lg border border-chalk/30 bg-slate px-3 text-lg placeholder:text-chalk/60 [&[readonly]]:opacity-60 aria-invalid:border-2 aria-invalid:border-refusal-chalk';
