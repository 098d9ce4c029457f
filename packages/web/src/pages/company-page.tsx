/** /company/:id: all that the fund has of one company, by the id of any of its analyses. */
import { useParams } from 'wouter';
import { Company } from '../features/company/company.js';

export default function CompanyPage() {
  const { id } = useParams<{ id: string }>();
  return <Company key={id} id={id} />;
}
