import StatementPage from './StatementPage';

/** /companies/{id}/statement */
const CompanyStatementPage = () => <StatementPage of="companies" />;

export default CompanyStatementPage;
