/** Words that `people/placeholder-people` looks for, as patterns. Data only. */

/** What stands where a name should; a whole line. */
export const NO_NAME =
  /^(?:j(?:ohn|ane) doe|(?:your|full|first|founder'?s?|co-?founder'?s?|ceo|cto|(?:team )?member'?s?|advisor'?s?) name|name (?:here|surname|and surname)|first name,? last ?name|\[? ?name,? (?:placeholder|here) ?\]?|fulan[oa] de tal|(?:tu )?nombre (?:y )?apellidos?|nombre (?:completo|aqui|de la (?:fundadora|cofundadora|persona)|del (?:fundador|cofundador|miembro))|prenom (?:et )?nom|nom (?:et )?prenom|(?:votre )?nom (?:ici|complet|du (?:fondateur|cofondateur|membre)|de la (?:fondatrice|cofondatrice|personne)))$/u;

/** What a template's author tells its user about the team: an order, what is wanted, and where or when. */
export const TO_ITS_USER =
  /(?:^|[^\p{L}])(?:insert|add|replace|inserte?|anad[ae]|anadir|agreg(?:ue|ar?)|coloque|inserer|inserez|ajoute[rz]|remplace[rz])(?!\p{L})[^.;:]{0,50}?(?<!\p{L})(?:names?|bios?|headshots?|photos?|nombres?|fotos?|biografias?|noms?|biographies?)(?!\p{L})[^.;:]{0,40}?(?<!\p{L})(?:here|before (?:sending|sharing|presenting)|aqui|antes de (?:enviar|compartir|presentar)|ici|avant (?:l'envoi|d'envoyer|de partager|de presenter))(?!\p{L})/u;
