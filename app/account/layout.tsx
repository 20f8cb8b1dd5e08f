import { wordsBelow } from '@/app/ui/client-words';

export default wordsBelow('account', 'copy', 'sign-in', 'tokens');
