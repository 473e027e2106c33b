/** Also drawn by a script without React. */
export const BELL = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4'
