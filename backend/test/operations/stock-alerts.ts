import { byId, plainly, type OperationCases } from './operation-case.js';
import { product, stockAlert } from './records.js';

export const stockAlertOperations = {
  stockalerts_create: {
    arrange: async ({ shop }) => ({ body: { product: (await shop.given.product({ isAvailable: false }))._id } }),
    refused: {
      404: () => Promise.resolve({ body: { product: 'f'.repeat(24) } }),
      409: async (world) => ({ body: { product: (await product(world))._id } }),
    },
  },
  stockalerts_listOwn: plainly,
  stockalerts_remove: byId(stockAlert),
} satisfies OperationCases;
