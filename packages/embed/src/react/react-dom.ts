/** `createPortal` of React DOM is Preact's own. */
export { createPortal } from 'preact'
