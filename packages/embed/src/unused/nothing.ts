/**
 * Stands for html2canvas, dompurify and canvg. jsPDF asks for them to draw HTML and SVG; the invoice
 * writes text, so they would only be files that nobody loads.
 */
export default undefined
