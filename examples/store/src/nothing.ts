/** Stands for html2canvas, dompurify and canvg, which the invoice's PDF has no use for. */
export default undefined
