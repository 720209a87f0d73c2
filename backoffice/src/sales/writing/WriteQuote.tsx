import { WriteDocument } from './WriteDocument';

const WriteQuote = () => <WriteDocument kind="quotes" />;

export default WriteQuote;
