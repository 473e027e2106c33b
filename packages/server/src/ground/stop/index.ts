export {
  type Serving,
  type ServingOptions,
  type StopTimes,
  serveUntilStopped,
} from './serve-until-stopped.ts'
export { stopOnSignal } from './stop-on-signal.ts'
