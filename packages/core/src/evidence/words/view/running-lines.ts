/** Words that `view/running-lines` looks for, as patterns. Data only. */

export const PAGE_NUMBER = /^(?:page|slide|p\.|pag\.?|pagina|diapositiva)? ?\d{1,3}(?: ?(?:\/|of|de|sur) ?\d{1,3})?$/u;
