/** Words that `numbers/word-amounts` looks for. Data only; folded. */

/** Numbers before "million", in English, Spanish and French. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
  ...{ un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
  ...{ once: 11, doce: 12, quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12, quinze: 15 },
  ...{ vingt: 20, trente: 30, quarante: 40, cinquante: 50 },
};

/** Before one of them it is the end of a longer number: "twenty-five", "treinta y cinco", "quatre-vingt". */
export const OF_LONGER =
  '(?:\\d|teen|ty|hundred|thousand|point|inte|[ei]nta|cient[oa]s?|mil|coma|vingt|quatre|[ae]nte|dix|cents?|mille|virgule)(?:[ -](?:and |y |et )?)';

/** What stands for it and a half: "four and a half million", "cuatro millones y medio", "deux millions et demi". */
export const HALF_BEFORE = '(?: and a half| y media?)?';
export const HALF_BEHIND = '(?: y medio| et demi)?';

export const MILLIONS = '(?:millions?|millon(?:es)?)';

export const MILLION = /millon|million/u;
