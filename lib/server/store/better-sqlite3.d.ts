/** The part of the driver that is used here directly; the package brings no types. */
declare module 'better-sqlite3' {
  namespace Database {
    type Options = { readonly?: boolean; fileMustExist?: boolean; timeout?: number };
  }
  class Database {
    constructor(file: string, options?: Database.Options);
    pragma(source: string, options?: { simple?: boolean }): unknown;
    exec(sql: string): this;
    prepare(sql: string): {
      all(...values: unknown[]): unknown[];
      get(...values: unknown[]): unknown;
      run(...values: unknown[]): unknown;
      iterate(...values: unknown[]): IterableIterator<unknown>;
    };
    /** Copies the database page by page; `progress` answers how many pages go in the next step. */
    backup(file: string, options?: { progress?: () => number }): Promise<unknown>;
    close(): this;
  }
  export = Database;
}
