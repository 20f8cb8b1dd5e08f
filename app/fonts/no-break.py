"""Draws U+2011, a hyphen at which no line breaks, as the hyphen."""

import sys

from fontTools.ttLib import TTFont

for path in sys.argv[1:]:
    font = TTFont(path)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x2011] = table.cmap[ord("-")]
    font.save(path)
