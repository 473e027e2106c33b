/** What the files about the elements are made by: where it changes, they are made anew. */
export const ELEMENT_SOURCES: readonly string[] = [
  'scripts/docs/elements',
  'scripts/docs/widget-facts.ts',
  'docs/llms.txt',
]
