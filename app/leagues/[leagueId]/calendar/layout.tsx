import { wordsBelow } from '@/app/ui/client-words';

export default wordsBelow('calendar', 'copy', 'evenings');
