import { ID_MAX } from '../../ground/contract/id-schema.ts'
import type { ApiDescription, JsonSchema, Operation } from './api-description.ts'

type Content = NonNullable<Operation['requestBody']>['content']

const SESSION = [{ session: [] }]
const refused = {
  description: 'It did not.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}
const done = (data: JsonSchema): Content => ({
  'application/json': {
    schema: {
      type: 'object',
      required: ['key', 'message', 'data'],
      properties: { key: { const: 'success' }, message: { type: 'string' }, data },
    },
  },
})
const text = (contentType: string): Content => ({ [contentType]: { schema: { type: 'string' } } })
const binary = (contentType: string): Content => ({
  [contentType]: { schema: { type: 'string', contentMediaType: contentType } },
})
const status = (...known: string[]): Content => ({
  'application/json': {
    schema: { type: 'object', required: ['status'], properties: { status: { type: 'string', enum: known } } },
  },
})
const pathParameter = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', maxLength: 200 },
})
const comesBack = (operationId: string): Operation => ({
  operationId,
  summary:
    'Where a gateway posts the customer back from its frame. Believed only once the gateway confirms it; leads to the store.',
  tags: ['Payments'],
  security: [],
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: { type: 'object', properties: { encResp: { type: 'string' } } },
      },
    },
  },
  responses: {
    '200': { description: 'A page that tells the window around the frame.', content: text('text/html') },
    '303': { description: 'To the order, or to the page that says what is wrong.' },
    default: refused,
  },
})

/** The routes that are no JSON calls, with their paths as OpenAPI writes them. */
export const otherPaths: ApiDescription['paths'] = {
  '/post/uploadPrescription': {
    post: {
      operationId: 'POST-post-uploadPrescription',
      summary: 'Keeps a prescription: one jpg or png of at most 8 MB, decoded and encoded anew.',
      tags: ['Prescriptions'],
      security: SESSION,
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['prescription', 'id'],
              properties: {
                prescription: { type: 'string', contentMediaType: 'image/*', description: 'The file.' },
                id: { type: 'string', maxLength: ID_MAX, description: "The customer's own id." },
              },
            },
          },
        },
      },
      responses: {
        '200': { description: 'It went well.', content: done({ $ref: '#/components/schemas/Prescription' }) },
        default: refused,
      },
    },
  },
  '/post/uploadReturnPicture': {
    post: {
      operationId: 'POST-post-uploadReturnPicture',
      summary:
        'Keeps a picture of what came damaged or wrong: one jpg or png of at most 8 MB, decoded and encoded anew. Name its id in `POST /post/returnRequest` within a day.',
      tags: ['Orders'],
      security: SESSION,
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['picture', 'orderId'],
              properties: {
                picture: { type: 'string', contentMediaType: 'image/*', description: 'The file.' },
                orderId: { type: 'string', maxLength: ID_MAX, description: 'The delivered order.' },
              },
            },
          },
        },
      },
      responses: {
        '200': {
          description: 'It went well.',
          content: done({ $ref: '#/components/schemas/ReturnPicture' }),
        },
        default: refused,
      },
    },
  },
  '/returnPictures/{id}/image': {
    get: {
      operationId: 'GET-returnPictures-image',
      summary: 'The picture of a return, for its customer.',
      tags: ['Orders'],
      security: SESSION,
      parameters: [pathParameter('id')],
      responses: {
        '200': { description: 'The picture.', content: { ...binary('image/jpeg'), ...binary('image/png') } },
        default: refused,
      },
    },
  },
  '/prescriptions/{id}/image': {
    get: {
      operationId: 'GET-prescriptions-image',
      summary: 'The picture of a prescription, for its owner.',
      tags: ['Prescriptions'],
      security: SESSION,
      parameters: [pathParameter('id')],
      responses: {
        '200': { description: 'The picture.', content: { ...binary('image/jpeg'), ...binary('image/png') } },
        default: refused,
      },
    },
  },
  '/post/paymentWebhook': {
    post: {
      operationId: 'POST-post-paymentWebhook',
      summary: "A gateway's webhook, signed as that gateway signs; each event counts once.",
      tags: ['Payments'],
      security: [],
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { '200': { description: 'Taken.', content: done({ type: 'null' }) }, default: refused },
    },
  },
  '/post/ccavResponseHandler': { post: comesBack('POST-post-ccavResponseHandler') },
  '/post/cancel': { post: comesBack('POST-post-cancel') },
  '/get/paymentReturn': {
    get: {
      operationId: 'GET-get-paymentReturn',
      summary: 'The same, for a gateway that leads the customer back by a link.',
      tags: ['Payments'],
      security: [],
      responses: comesBack('GET-get-paymentReturn').responses,
    },
  },
  '/images/{path}': {
    get: {
      operationId: 'GET-images',
      summary:
        'A drawn picture of the catalogue, e.g. `packs/{id}.svg`. `v` in its address makes it immutable.',
      tags: ['Pictures'],
      security: [],
      parameters: [pathParameter('path')],
      responses: {
        '200': { description: 'The picture.', content: text('image/svg+xml') },
        '304': { description: 'The one that `If-None-Match` names.' },
        default: refused,
      },
    },
  },
  '/images/products/{file}': {
    get: {
      operationId: 'GET-images-products',
      summary:
        "A product's picture of the shop's own storage: `{name}-{side}.webp`, its longest side being 160, 560 or 1120 pixels. What is under a name never changes.",
      tags: ['Pictures'],
      security: [],
      parameters: [pathParameter('file')],
      responses: {
        '200': { description: 'The picture.', content: binary('image/webp') },
        '304': { description: 'The one that `If-None-Match` names.' },
        default: refused,
      },
    },
  },
  '/images/store/{file}': {
    get: {
      operationId: 'GET-images-store',
      summary:
        "A picture of the shop's own brand, as its pages, its manifest and shared links name it: `{name}-{hash}.svg`, `.png` or `.webp`. Where the shop has none, `logo.svg` and its like are drawn.",
      tags: ['Pictures'],
      security: [],
      parameters: [pathParameter('file')],
      responses: {
        '200': { description: 'The picture.', content: { ...binary('image/png'), ...text('image/svg+xml') } },
        '304': { description: 'The one that `If-None-Match` names.' },
        default: refused,
      },
    },
  },
  '/whatsappWebhook': {
    get: {
      operationId: 'GET-whatsappWebhook',
      summary: 'Meta asks once whether the address is the shop’s. Not there where WhatsApp is not set up.',
      tags: ['Operators'],
      security: [],
      responses: { '200': { description: 'Its challenge.', content: text('text/plain') }, default: refused },
    },
    post: {
      operationId: 'POST-whatsappWebhook',
      summary: 'What became of messages by WhatsApp, and who writes STOP; signed by Meta.',
      tags: ['Operators'],
      security: [],
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { '200': { description: 'Taken.', content: done({ type: 'null' }) }, default: refused },
    },
  },
  '/healthz': {
    get: {
      operationId: 'GET-healthz',
      summary: 'Says that the process answers.',
      tags: ['Operators'],
      security: [],
      responses: { '200': { description: 'It does.', content: status('ok') } },
    },
  },
  '/readyz': {
    get: {
      operationId: 'GET-readyz',
      summary: 'Says whether the database answers, with every migration.',
      tags: ['Operators'],
      security: [],
      responses: {
        '200': { description: 'It does.', content: status('ready') },
        '503': { description: 'It does not.', content: status('not-ready') },
      },
    },
  },
  '/metrics': {
    get: {
      operationId: 'GET-metrics',
      summary: 'Counts in the text of Prometheus, with `Authorization: Bearer <OPERATOR_TOKEN>`.',
      tags: ['Operators'],
      security: [],
      responses: {
        '200': { description: 'The counts.', content: text('text/plain') },
        default: refused,
      },
    },
  },
  '/operator/money': {
    get: {
      operationId: 'GET-operator-money',
      summary:
        'Money that a person has to look at: `state=open` or `closed`. With `Authorization: Bearer <OPERATOR_TOKEN>`.',
      tags: ['Operators'],
      security: [],
      responses: {
        '200': {
          description: 'The cases, oldest first.',
          content: done({ type: 'array', items: { type: 'object' } }),
        },
        default: refused,
      },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'GET-openapi',
      summary: 'This description.',
      tags: ['Operators'],
      security: [],
      responses: {
        '200': {
          description: 'OpenAPI 3.1.',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
      },
    },
  },
  '/docs': {
    get: {
      operationId: 'GET-docs',
      summary: 'This description as a page, in development.',
      tags: ['Operators'],
      security: [],
      responses: { '200': { description: 'The page.', content: text('text/html') }, default: refused },
    },
  },
}
