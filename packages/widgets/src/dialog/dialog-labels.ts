export const dialogLabels = { close: 'Close' } as const
