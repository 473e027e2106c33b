/** The API's own answer, at the root where probes look for it. */
export { ALL } from './api/[...path].ts'
