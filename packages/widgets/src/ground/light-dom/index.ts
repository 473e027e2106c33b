export { LightDom } from './light-dom.tsx'
export { LightDomHost } from './light-dom-host.ts'
