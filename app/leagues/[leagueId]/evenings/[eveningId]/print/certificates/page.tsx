import { titled } from '@/app/page-of';
import { certificatesPage, ofEvening } from '../../../../kit/printed';

export const generateMetadata = titled((t) => t('kit.parts.certificates.title'));
export default certificatesPage(ofEvening);
