import type { FieldsOf, FieldTable } from './fields-of-call.ts'

const CHECK: FieldsOf = {
  all: `orderId orderNumber orderedAt version review.state review.question.id review.question.text
    review.question.askedAt review.pharmacist.name review.pharmacist.registrationNumber standing isOpen customer.id
    customer.name customer.mobileNumber patient.name patient.age doctor.doctorName doctor.doctorEmail
    doctor.doctorContactNumber totalPrice isCashOnDelivery lines.lineNo lines.productId lines.name
    lines.packageSize lines.isPrescriptionNeeded lines.quantity lines.orderedQuantity lines.declinedReason
    lines.salts lines.manufacturer lines.schedule lines.needsParticulars lines.lacksParticulars lines.grants.hasParticulars
    lines.earlier.orderId lines.earlier.orderNumber lines.earlier.at lines.earlier.name lines.earlier.quantity
    lines.earlier.patientName lines.earlier.prescription.id lines.earlier.prescription.uploadedAt canTakeBack
    deliveryAddress prescriptions.particulars.prescriberName prescriptions.particulars.prescriberRegistration
    prescriptions.particulars.prescriberAddress prescriptions.particulars.patientAddress
    lines.approved lines.isOpen lines.grants.id lines.grants.prescriptionId lines.grants.packs lines.grants.left
    lines.grants.validUntil prescriptions.id prescriptions.uploadedAt questions.id questions.text
    questions.askedBy questions.askedAt questions.answer questions.prescriptionId questions.answeredAt
    earlier.orderId earlier.orderNumber earlier.orderedAt earlier.standing earlier.pharmacist.name
    earlier.pharmacist.registrationNumber earlier.lines.name earlier.lines.quantity next`,
}

const ENTRY = `entries.id entries.register entries.number entries.kind entries.at entries.orderId entries.orderNumber
  entries.parcel entries.lineNo entries.productId entries.drug entries.packageSize entries.schedule
  entries.manufacturer entries.batch entries.expiresOn entries.quantity entries.prescriberName
  entries.prescriberRegistration entries.prescriberAddress entries.patientName entries.patientAddress
  entries.pharmacist.name entries.pharmacist.registrationNumber entries.prescriptionId entries.invoiceNumber
  entries.refersTo entries.reason entries.by`

export const prescriptionFields = {
  'GET /desk/prescriptions': {
    all: 'orderId orderNumber state customerName lines totalPrice isCashOnDelivery orderedAt',
  },
  'GET /desk/prescription': CHECK,
  'POST /desk/prescription/approve': CHECK,
  'POST /desk/prescription/takeBack': CHECK,
  'POST /desk/prescription/particulars': CHECK,
  'POST /desk/prescription/ask': CHECK,
  'POST /desk/prescription/decline': CHECK,
  'GET /desk/register': { all: `next entriesOfPeriod ${ENTRY}` },
  'GET /desk/registerHolder': { all: 'name address drugLicence' },
  'GET /desk/registerEntry': { all: `version ${ENTRY}` },
  'POST /desk/register/correct': { all: `version ${ENTRY}` },
} satisfies Partial<FieldTable>
