/** Stands for the build in the names of its files until all of them are known; `src/loader/take-file.ts` says it, too. */
export const BUILD = '000000'
