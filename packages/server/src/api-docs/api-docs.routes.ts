import { notFound } from '@dawakit/core/refusals'
import { CallError } from '../http/call-error.ts'
import type { AnyCall } from '../http/define-call.ts'
import type { Mount } from '../http/mount.ts'
import type { ApiDescription } from './api-description.ts'
import { apiPage } from './api-page.ts'
import { openApi } from './open-api.ts'

/** `/openapi.json` for machines, and in development `/docs`, the same for people. */
export function apiDocsRoutes(calls: readonly AnyCall[]): Mount {
  return (app, { config }) => {
    let made: ApiDescription | undefined
    const description = () => {
      made ??= openApi(calls, config)
      return made
    }
    app.get('/openapi.json', (c) => c.json(description()))
    app.get('/docs', (c) => {
      if (!config.isDevelopment) throw new CallError(404, notFound)
      const { html, policy } = apiPage(description())
      return c.html(html, 200, { 'Content-Security-Policy': policy })
    })
  }
}
