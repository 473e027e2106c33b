/** Also drawn by a script without React. */
export const CHECK = 'm4.5 12.5 5 5L19.5 7'
