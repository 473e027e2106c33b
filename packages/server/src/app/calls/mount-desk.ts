import { deskDoor } from '../../ground/desk-calls/desk-door.ts'
import { serveDeskCall } from '../../ground/desk-calls/serve-desk-call.ts'
import type { Mount } from '../../ground/http/mount.ts'
import { DESK_PATH } from '../../ground/http/origins.ts'
import { apiDocsRoutes } from '../api-docs/api-docs.routes.ts'
import { deskApi } from '../api-docs/desk-api.ts'
import { deskCalls } from './desk-calls.ts'

/** The calls of the desk and their description, behind its door. */
export const mountDesk: Mount = (app, context) => {
  app.use(`${DESK_PATH}*`, deskDoor(context))
  for (const call of deskCalls) {
    const [method = '', path = ''] = call.name.split(' ')
    app.on(method, path, (c) => serveDeskCall(context, call, c))
  }
  apiDocsRoutes(DESK_PATH, (config) => deskApi(deskCalls, config))(app, context)
}
