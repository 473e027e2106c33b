/**
 * The words of the store's pages, in the language that the store is built in: `STORE_LANGUAGE` leads `#language` to
 * another folder beside `en` (see astro.config.mjs).
 */
export * from '#language'
