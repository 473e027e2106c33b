'use client'

/**
 * A `ref` for the control that a new step begins with: it has the focus once it is there. Not `autoFocus`, which
 * Preact leaves to the browser, and the browser heeds only while a page loads.
 */
export const takeFocus = (control: HTMLElement | null): void => control?.focus()
