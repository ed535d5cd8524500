/** Apart from the panel's words, which load with it. */
export const openExport = 'Export';
