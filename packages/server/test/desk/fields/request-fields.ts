import type { FieldsOf, FieldTable } from './fields-of-call.ts'
import { PRODUCT_OF_LINE } from './product-fields.ts'

const REQUEST: FieldsOf = {
  all: `id number state note patient.name patient.age prescriptions.id prescriptions.prescriptionImageUrl createdAt
    question.id question.text question.askedAt pharmacist.name pharmacist.registrationNumber message reason
    ${PRODUCT_OF_LINE} lines.quantity lines.preparedPrice lines.note preparedAt orderBy closedAt orderId
    customer.id customer.name customer.mobileNumber customer.email pictures.id pictures.uploadedAt pictures.particulars.prescriberName pictures.particulars.prescriberRegistration
    pictures.particulars.prescriberAddress pictures.particulars.patientAddress questions.id
    questions.text questions.askedAt questions.answer questions.answeredAt grants.productId grants.prescriptionId
    grants.packs grants.validUntil version`,
}

export const requestFields = {
  'GET /desk/requests': {
    all: 'id number state createdAt customer.id customer.name pictures orderBy',
  },
  'GET /desk/request': REQUEST,
  'POST /desk/request/prepare': REQUEST,
  'POST /desk/request/ask': REQUEST,
  'POST /desk/request/decline': REQUEST,
} satisfies Partial<FieldTable>
