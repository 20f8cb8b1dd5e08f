'use client';
import dynamic from 'next/dynamic';

/** Loaded when somebody lays cards out: the board does not wait for it. */
export const LayOutWies = dynamic(() => import('./lay-out-wies'), { ssr: false });
