/** An address as a customer sends it: whole, and of a place to which the fixture delivers. */
export const SENT_ADDRESS = {
  name: 'Asha',
  contactNumber: '9876543210',
  email: 'asha@mail.example',
  doorNumber: '1',
  streetName: 'Anna Salai',
  landMark: 'Park',
  pincode: '600001',
  cityName: 'Chennai',
  stateName: 'Tamil Nadu',
  addressType: 'home',
}
