/** Asks for the words of an element's language; undefined where that is English, or none that there is. */
export const askForWords = (element: Element) =>
  element.matches(':lang(hi)')
    ? import('./hindi.ts')
    : element.matches(':lang(ta)')
      ? import('./tamil.ts')
      : undefined
