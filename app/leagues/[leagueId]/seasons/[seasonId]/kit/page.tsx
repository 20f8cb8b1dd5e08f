import { titled } from '@/app/page-of';
import { listPage, ofSeason } from '../../../kit/printed';

export const generateMetadata = titled((t) => t('kit.title'));
export default listPage(ofSeason);
