import { wordsBelow } from '@/app/ui/client-words';

export default wordsBelow('record', 'board', 'phone', 'live');
