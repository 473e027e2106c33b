import { imageRoutes } from '../../catalogue/images/images.routes.ts'
import { pictureRoutes } from '../../catalogue/pictures/pictures.routes.ts'
import type { Mount } from '../../ground/http/mount.ts'
import { whatsappRoutes } from '../../messages/whatsapp/whatsapp.routes.ts'
import { moneyCaseRoutes } from '../../money/payments/money-cases/money-cases.routes.ts'
import { paymentRoutes } from '../../money/payments/payments.routes.ts'
import { returnRoutes } from '../../money/returns/returns.routes.ts'
import { prescriptionRoutes } from '../../prescriptions/files/prescriptions.routes.ts'
import { apiDocsRoutes } from '../api-docs/api-docs.routes.ts'
import { openApi } from '../api-docs/open-api.ts'
import { brandRoutes } from '../brand/brand.routes.ts'
import { healthRoutes } from '../health/health.routes.ts'
import { metricsRoutes } from '../health/metrics.routes.ts'
import { calls } from './calls.ts'

/** Every route that is not a JSON call. */
export const routes: Mount[] = [
  apiDocsRoutes('/', (config) => openApi(calls, config)),
  healthRoutes,
  metricsRoutes,
  // Before the drawn ones, which take every path below `/images/`.
  pictureRoutes,
  brandRoutes,
  imageRoutes,
  prescriptionRoutes,
  returnRoutes,
  paymentRoutes,
  moneyCaseRoutes,
  whatsappRoutes,
]
