/** The path of one file with all data sheets, at the root. Partners store this URL. */
export const dataSheetsZip = '/data-sheets.zip';
