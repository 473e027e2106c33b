export { closeByBack, closeDialogByBack, closePopoverByBack, closeShownByBack } from './close-by-back.ts'
export { keeperOfBack } from './keeper-of-back.ts'
