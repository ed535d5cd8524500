/** Where the build puts all data sheets in one file, at the root: partners keep its address. */
export const dataSheetsZip = '/data-sheets.zip';
