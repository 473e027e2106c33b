const ADDRESS_FIELDS =
  'id name contactNumber email doorNumber streetName landMark pincode cityName stateName addressType'
export const addressOf = (name: string) =>
  ADDRESS_FIELDS.split(' ')
    .map((field) => `${name}.${field}`)
    .join(' ')
export const SELLER = `seller.name seller.address seller.gstin seller.state seller.stateCode seller.drugLicence seller.phone
  seller.email`
