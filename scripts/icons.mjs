/** Draws the icons of `scripts/icons/*.svg` as the pictures that phones want: `node scripts/icons.mjs`. */
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/root.mjs';

const PICTURES = [
  ['icon.svg', 'public/icons/icon-192.png', 192],
  ['icon.svg', 'public/icons/icon-512.png', 512],
  ['maskable.svg', 'public/icons/maskable-512.png', 512],
  // An iPhone cuts the corners itself.
  ['maskable.svg', 'app/apple-icon.png', 180],
];

for (const [drawing, picture, size] of PICTURES)
  await sharp(join(root, 'scripts/icons', drawing), { density: 288 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(root, picture));
