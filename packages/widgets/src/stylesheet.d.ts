/** What an import of a stylesheet is to TypeScript, which from 6 on asks. */
export {}
