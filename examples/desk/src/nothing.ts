/** Stands for html2canvas, dompurify and canvg, which papers have no use for: jsPDF asks for them to draw HTML and SVG. */
export default undefined
