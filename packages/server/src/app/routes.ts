import type { Hono } from 'hono'
import { apiDocsRoutes } from '../api-docs/api-docs.routes.ts'
import type { ServerContext } from '../context/server-context.ts'
import { healthRoutes } from '../health/health.routes.ts'
import { imageRoutes } from '../images/images.routes.ts'
import { paymentRoutes } from '../payments/payments.routes.ts'
import { prescriptionRoutes } from '../prescriptions/prescriptions.routes.ts'

/** Adds routes that are not JSON calls: images, uploads, webhooks, health. */
export type Mount = (app: Hono<{ Bindings: { address: string } }>, context: ServerContext) => void

export const routes: Mount[] = [apiDocsRoutes, healthRoutes, imageRoutes, prescriptionRoutes, paymentRoutes]
