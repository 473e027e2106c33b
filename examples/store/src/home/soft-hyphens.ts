/** Where the long names of medicine come apart: Gastro-enter-ology, Dermat-ology, Respira-tory. */
const SEAM = /(?<=[a-z]{4})(?=(?:enter)?ology|tory|paedics|enterology)/gi

/** A name with soft hyphens, for narrow places. Browsers show one only where a line ends. */
export const softHyphens = (name: string): string => name.replace(SEAM, '\u00ad')
