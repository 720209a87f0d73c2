import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { openAcknowledgement, openDepositSlip, openExecutionFile } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import { ForRole } from '../../kit/auth/ForRole';
import type { ChequeRecord } from '../../types';

/** The paper that says which cheques the shop took. */
export const AcknowledgementButton = ({ cheques }: { cheques: readonly ChequeRecord[] }) => (
  <PdfButton
    label={useTranslate()('resources.cheques.paper.acknowledgement')}
    open={openAcknowledgement(cheques.map(({ id }) => id))}
    button={{ size: 'small' }}
  />
);

/** The papers of the cheque in context. */
export const ChequePapers = () => {
  const cheque = useRecordContext<ChequeRecord>();
  const translate = useTranslate();
  if (!cheque) return null;
  const { id, status, deposit, returns, amount, clearedAmount } = cheque;
  return (
    <>
      {status !== 'Withdrawn' && <AcknowledgementButton cheques={[cheque]} />}
      {deposit && (
        <PdfButton
          label={translate('resources.cheques.paper.deposit')}
          open={openDepositSlip(deposit._id)}
          button={{ size: 'small' }}
        />
      )}
      {returns.length > 0 && clearedAmount < amount && (
        <ForRole action="cheques.settle">
          <PdfButton
            label={translate('resources.cheques.paper.execution')}
            open={openExecutionFile(id)}
            icon={FolderZipOutlined}
            button={{ size: 'small' }}
          />
        </ForRole>
      )}
    </>
  );
};
