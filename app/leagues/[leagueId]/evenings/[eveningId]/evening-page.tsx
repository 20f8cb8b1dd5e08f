'use client';
/** The page of an evening as the server draws it, with what is done on it by whoever writes. */
import type { ComponentProps } from 'react';
import { DrawnPage, type Islands } from '@/app/drawn/drawn-page';
import { Attendance } from './attendance';
import { Tables } from './tables';

// They come as the server drew the page with them (drawn-evening.tsx).
const islands: Islands = {
  attendance: (props) => <Attendance {...(props as ComponentProps<typeof Attendance>)} />,
  tables: (props) => <Tables {...(props as ComponentProps<typeof Tables>)} />,
};

export const EveningPage = () => <DrawnPage islands={islands} />;
