export { LightDom, LightDomHost } from './light-dom.tsx'
