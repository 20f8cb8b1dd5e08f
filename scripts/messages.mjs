import { makeMessages } from './lib/messages.mjs';

makeMessages();
