/**
 * The fixed credentials of the sandbox. They open nothing but a sandbox: each says so in its own text,
 * and the server's development configuration repeats them.
 */
export const SANDBOX_DEFAULTS = {
  port: 4400,
  twilio: { accountSid: 'ACsandbox000000000000000000000000', authToken: 'sandbox-twilio-token' },
  postmark: { serverToken: 'sandbox-postmark-token' },
  ses: { accessKeyId: 'AKIDSANDBOX', secretAccessKey: 'sandbox-ses-secret' },
  msg91: { authKey: 'sandbox-msg91-auth-key' },
  gupshup: { userId: '2000000001', password: 'sandbox-gupshup-password' },
  whatsapp: {
    phoneNumberId: '100000000000002',
    token: 'sandbox-whatsapp-token',
    appSecret: 'sandbox-whatsapp-app-secret',
  },
  razorpay: {
    keyId: 'rzp_test_dawakitsandbox',
    keySecret: 'sandbox-razorpay-secret',
    webhookSecret: 'sandbox-razorpay-webhook-secret',
    webhookUrl: 'http://localhost:4321/api/post/paymentWebhook',
  },
  ccavenue: {
    merchantId: '2000001',
    accessCode: 'AVSANDBOX00DAWAKIT',
    workingKey: 'SANDBOXONLYWORKINGKEY0000DAWAKIT',
  },
} as const
