import { wordsBelow } from '@/app/ui/client-words';

export default wordsBelow('players', 'cards');
