/** Prose as the bundler gives it: a component that takes its parts by name, and values by theirs. */
declare module '*.mdx' {
  import type { ComponentType, ReactNode } from 'react';

  const Prose: ComponentType<{
    readonly components?: { readonly [name: string]: ComponentType<{ children?: ReactNode }> };
    readonly [value: string]: unknown;
  }>;
  export default Prose;
}
