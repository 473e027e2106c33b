/** Milliseconds until a test gives up on what never comes. A busy machine takes many times what a quiet one does. */
export const PATIENCE_MS = 20_000
