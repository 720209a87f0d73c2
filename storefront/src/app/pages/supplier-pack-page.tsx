import { SupplierPack } from '../../features/supplier-pack/components/supplier-pack';
import { titledPage } from '../titled-page';

export default titledPage('supplierPack.title', SupplierPack);
