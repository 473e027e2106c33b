/** React DOM as the script tag ships it. Testing Library wants it as a default, too, for the roots of React 17. */
export { createPortal } from '../src/react/react-dom.ts'
export default {}
