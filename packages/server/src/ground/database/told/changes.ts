/** Tells that the database may show something else than before, as soon as another process has written it. */
export interface Changes {
  /** Goes on when something may have changed. It costs next to nothing: it is asked for with every page. */
  moment(): number
  close(): Promise<void>
}

/** Where nobody tells anything: who keeps something asks now and then. */
export const noChanges: Changes = { moment: () => 0, close: async () => {} }
