export { type NotifyMe, useNotifyMe } from './use-notify-me.ts'
