/** Tells the time in epoch milliseconds. Tests bring their own. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
