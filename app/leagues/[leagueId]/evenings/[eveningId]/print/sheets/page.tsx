import { titled } from '@/app/page-of';
import { ofEvening, sheetsPage } from '../../../../kit/printed';

export const generateMetadata = titled((t) => t('kit.parts.sheets.title'));
export default sheetsPage(ofEvening);
