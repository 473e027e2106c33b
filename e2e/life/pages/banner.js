/* A consent banner that knows the answer, or does not. */
window.Dawakit.on('cart:change', ({ lines }) => {
  document.title = `Cart ${lines.length}`
})
if (location.search === '?granted') window.Dawakit.consent('granted')
