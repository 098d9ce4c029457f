/** A picture of one word, to be read: what `vc doctor` gives the reader. */

export const PROBE_WORD = 'Traction';

/** PNG of 480 × 120. */
export const PROBE = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAAeAAAAB4AgMAAABX+MmcAAAADFBMVEX///8GBgZzc3O+vr79OGPfAAAACXBIWXMAAAsTAAALEwEA',
    'mpwYAAACZ0lEQVRo3u2YQY7aMBSGnVgsUimzyxFyhCzophyBBS+JRBYsq6pSuUG5RI5QqcrMgiPkEnMEpDKVItZddPqenTBhpuxs',
    'UlX/twD8QP4S2+/ZRCkAAAAAAAAAAAAAAP7G024icb31029Clu2/JG7aicS0+x/F77vuSF3XtdfEP/2t6ii/8gV5ziSIbyp+96Dr',
    'Uulv9NGE7oj26ok+NQ+2ZB7ps0S/qzrfuRXPVhmV6sB5ZTquiXJ5ocqkU2jjURFJxLH4kcVEtuNYPozEmY1HRSoX5FZcUC8ulBWN',
    'xY82HhUSat2KKT/9UPmeR1uJqNW1+kBfn08i1rTmkPyQTnNaOBbLEG9klHkypRG/lMyAC2rEjYgHRdPWsbjvT/MdhX1jEMc8vKGR',
    'c7zeOBa3L/tv0DcG8UwWFG3MXatk6Vh83q4254oyiLOVzPuSxfyeOhYXI/HQGMRpKfHKXlBaeRSvXonFxXYjzhyLrevIebpUWXkp',
    'NtPKwajwJTYV64qYf+FPnFhxenMxV+KmnkAcyOaXTCCWCjWJ2HScXFvVHsXmRcSv8jipPKfTrLSl8U0BKfsC4ktshphX9blWL0a1',
    'WkqmzzvWnMcxXYpNPZVNwuccBywO+nPtIDa7kmyL3sT8IWKxZonS/f81cxDY8cUsPKYT5/GBxapeKzXn0a2sOOQLyfg7j5Vr/Zt4',
    'cXHN/vKLTOm2p0zKn+tc+RNr2SOkWszM8VZOuVYsm0fpUSzn51LEoRXHg5j/QMi0+xPP+cmAqY8Hc4f8ZsW6prx1Lx4/1LrvD7nN',
    '/UX8rtnjiR8AAAAAAAAAAAAAALfiDz8IEzZIpy+XAAAAAElFTkSuQmCC',
  ].join(''),
  'base64',
);
