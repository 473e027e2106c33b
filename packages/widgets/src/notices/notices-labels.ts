export const noticesLabels = { dismiss: 'Dismiss' } as const
