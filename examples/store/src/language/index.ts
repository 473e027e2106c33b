/** The words of the store's pages: the one place that says in which language. */
export * from './en/index.ts'
