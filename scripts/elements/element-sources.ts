/** What the files about the elements are made by: where it changes, they are made anew. */
export const ELEMENT_SOURCES: readonly string[] = [
  'scripts/elements',
  'scripts/widget-facts.ts',
  'docs/llms.txt',
]
