import { titled } from '@/app/page-of';
import { ofSeason, sheetsPage } from '../../../../kit/printed';

export const generateMetadata = titled((t) => t('kit.parts.sheets.title'));
export default sheetsPage(ofSeason);
