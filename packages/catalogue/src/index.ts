export { namelessPictureDrawer, pictureDrawer } from './pictures/picture-drawer.ts'
export { createPrng, type Prng } from './prng.ts'
export { referenceCatalogue } from './rows/reference-catalogue.ts'
