/** Words that `figures/buyers` looks for. Data only. */

const ORGANISATIONS =
  'clinics?|hospitals?|practices|pharmac(?:y|ies)|schools?|universit(?:y|ies)|colleges|restaurants?|cafes|bars|hotels?|compan(?:y|ies)|business(?:es)?|smes?|smbs?|msmes?|enterprises?|firms?|startups?|merchants?|retailers?|stores?|shops?|sellers|vendors|suppliers|brands?|manufacturers?|factories|plants|warehouses|farms?|farmers|growers|ranchers|banks?|insurers?|brokers?|agenc(?:y|ies)|municipalit(?:y|ies)|cities|households|homes|buildings|properties|landlords|contractors|installers|labs|laboratories|teams|organi[sz]ations|ngos|charities|churches|gyms|salons|garages|dealerships|fleets|operators|carriers|utilities|developers|freelancers|creators|investors|funds|publishers|marketplaces|sites|facilities|workshops|fleets|centres|centers|bakeries|care homes|depots|clubs|associations|' +
  'clinicas?|hospitales|farmacias|escuelas|colegios|universidades|institutos|restaurantes|bares|hoteles|empresas?|pymes|mipymes|negocios|comercios|tiendas|marcas|fabricas|almacenes|granjas|agricultores|bancos|aseguradoras|agencias|municipios|ayuntamientos|ciudades|hogares|viviendas|edificios|talleres|laboratorios|organizaciones|gimnasios|autonomos|postas|bodegas|flotas|fabricas|plantas|obras|panaderias|residencias|fincas|naves|cooperativas|despachos|constructoras|centros|' +
  'cliniques|hopitaux|pharmacies|cabinets|ecoles|lycees|universites|hotels|entreprises?|pme|tpe|eti|commerces|commercants|magasins|boutiques|marques|usines|entrepots|exploitations|agriculteurs|ateliers|flottes|sites|boulangeries|salons|residences|chantiers|fermes|banques|assureurs|agences|communes|mairies|villes|foyers|menages|logements|batiments|garages|laboratoires|associations|independants|artisans|collectivites|etablissements';
const PEOPLE =
  'people|persons?|patients?|students?|teachers?|doctors|physicians|nurses|pharmacists|dentists|drivers|riders|workers|employees|parents|families|children|kids|seniors|women|men|adults|consumers|shoppers|travell?ers|tourists|gamers|fans|athletes|engineers|lawyers|accountants|professionals|citizens|residents|tenants|owners|smokers|diabetics|pet owners|dog owners|migrants|anglers|adopters|testers|attendees|' +
  'personas|pacientes|estudiantes|alumnos|universitarios|profesores|docentes|medicos|enfermeras|conductores|trabajadores|padres|familias|ninos|mayores|mujeres|hombres|adultos|consumidores|viajeros|turistas|profesionales|ciudadanos|inquilinos|propietarios|migrantes|jovenes|' +
  'personnes|patients|etudiants|eleves|enseignants|medecins|infirmiers|chauffeurs|conducteurs|salaries|familles|enfants|femmes|hommes|adultes|consommateurs|voyageurs|touristes|professionnels|citoyens|locataires|proprietaires|jeunes';

const BETWEEN = "^(?: ?(?:of |de |d'|the |les |las |los )?(?:[\\p{L}-]{2,16} (?:and |& |y |et )?){0,2}?| )";
export const ORGANISATION = new RegExp(`${BETWEEN}(?:${ORGANISATIONS})(?![\\p{L}\\p{N}])`, 'u');
export const ANYBODY = new RegExp(`${BETWEEN}(?:${ORGANISATIONS}|${PEOPLE})(?![\\p{L}\\p{N}])`, 'u');

export const NAMED = new RegExp(`(?:^|[\\s(])(?:${ORGANISATIONS}|${PEOPLE})(?: [\\p{L} ]{2,24})? ?: ?$`, 'u');
