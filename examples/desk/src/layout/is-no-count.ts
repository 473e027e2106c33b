/** Whether something is typed that is no number of packs: a half of one, or letters. Nothing is none. */
export const isNoCount = (text: string): boolean => !/^\d*$/.test(text.trim())
