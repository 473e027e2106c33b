import { notFound } from '@dawakit/core/refusals'
import type { Config } from '../../ground/context/config.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { Mount } from '../../ground/http/mount.ts'
import type { ApiDescription } from './api-description.ts'
import { apiPage } from './api-page.ts'

/**
 * `openapi.json` for machines, and in development `docs`, the same for people.
 *
 * @param below - The path that they stand below. It ends with a slash.
 */
export function apiDocsRoutes(below: string, describe: (config: Config) => ApiDescription): Mount {
  return (app, { config }) => {
    let made: ApiDescription | undefined
    const description = () => {
      made ??= describe(config)
      return made
    }
    app.get(`${below}openapi.json`, (c) => c.json(description()))
    app.get(`${below}docs`, (c) => {
      if (!config.isDevelopment) throw new CallError(404, notFound)
      const { html, policy } = apiPage(description())
      return c.html(html, 200, { 'Content-Security-Policy': policy })
    })
  }
}
