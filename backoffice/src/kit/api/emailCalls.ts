import type { MailedResource } from '@shop/contract/mailed-documents';
import type { Identifier } from 'react-admin';
import type { DocumentEmailDto, DocumentEmailPreviewResponse, EmailResponse } from '../../types';
import { getJson, post } from './httpClient';

/** The calls about e-mails. */
export const createEmailCalls = (apiUrl: string) => ({
  /** The e-mails about a record, the latest first. */
  getEmails: (resource: MailedResource, id: Identifier) =>
    getJson<EmailResponse[]>(`${apiUrl}/${resource}/${id}/emails`),
  /** The e-mail with a document as it would be sent. */
  previewEmail: (resource: MailedResource, id: Identifier, email: DocumentEmailDto) =>
    post<DocumentEmailPreviewResponse>(`${apiUrl}/${resource}/${id}/emails/preview`, email),
  sendEmail: (resource: MailedResource, id: Identifier, email: DocumentEmailDto) =>
    post<EmailResponse>(`${apiUrl}/${resource}/${id}/emails`, email),
  retryEmail: (id: Identifier) => post(`${apiUrl}/mail/${id}/retry`),
});
