/** Words that `figures/read-passage` looks for, as patterns. Data only. */

export const WALL =
  /[;|•▪●◦‣?!\u2713\u2714]|\.{2,}|…|(?<=[\p{L}\p{N})%€$£₹"'])\.(?= )| (?:while|whereas|mientras|tandis) /gu;

export const ABBREVIATED =
  /(?:^|[\s(])(?:approx|aprox|vs|e\.g|i\.e|p\.ej|p\.ex|ej|ex|inc|ltd|corp|dr|mr|ms|mrs|sr|sra|no|est|ca|rs|mio|mrd|mill|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|ene|abr|ago|dic|u\.s|s\.a|st|av|min|max|[a-z])$/u;

export const OCR_EURO = /(?<=\d ?)(M|k|K|Mds|Md)( ?)[EC](?![\p{L}\p{N}])/gu;
