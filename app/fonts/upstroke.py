"""Gives the chalk's figure 1 an upstroke: as one bare stroke, 11 on a slate is two strokes."""

import sys

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import flagOverlapSimple

# In units of the font, 1000 to its size: room for the upstroke on the left.
ROOM = 30

source, target = sys.argv[1:]
font = TTFont(source)
glyphs = font.getGlyphSet()
one = font.getBestCmap()[ord("1")]
pen = TTGlyphPen(glyphs)
moved = TransformPen(pen, (1, 0, 0, 1, ROOM, 0))
glyphs[one].draw(moved)
start, *curves = [
    (222, 726),
    ((262, 722), (252, 668)),
    ((200, 612), (150, 568)),
    ((104, 528), (62, 510)),
    ((36, 508), (28, 534)),
    ((26, 560), (50, 580)),
    ((110, 630), (158, 690)),
    ((188, 728), (222, 726)),
]
moved.moveTo(start)
for curve in curves:
    moved.qCurveTo(*curve)
moved.closePath()
drawn = pen.glyph()
drawn.flags[0] |= flagOverlapSimple
drawn.recalcBounds(font["glyf"])
font["glyf"][one] = drawn
font["hmtx"][one] = (font["hmtx"][one][0] + ROOM, drawn.xMin)
font.flavor = target.rsplit(".", 1)[1]
font.save(target)
