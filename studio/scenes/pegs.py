"""Machine learning as a board of pegs: a smooth surface that a model has learnt, and the one reading that does not fit."""

from math import cos, hypot, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import softbox
from ..core.mesh import block, copy, lathe
from ..core.outline import fillet
from ..core.shot import Shot
from ..sets.tabletop import by_day

VIEW = View(-24, 31, 300, (2, 4, 22), focus=(10, -26, 40), lens=85, stop=9)

ODD = (11, 5)
"""Column and row of the peg that does not fit."""


def learnt(x: float, y: float) -> float:
    """Height in mm that is expected at x, y in mm."""
    return 21 + 11 * sin(x / 44 + 0.6) * cos(y / 50 - 0.3) + 5 * sin(hypot(x + 60, y - 40) / 24)


def pegs() -> None:
    """Seventeen by thirteen pegs of 8 mm on a stone plate."""
    by_day(VIEW, "#CFC8BC", scale=1.4, key=1.05)
    softbox((-520, 160, 120), (0, 0, 20), (60, 300), 160, "#FFD9AE", 1.0)
    block("plate", (246, 192, 14), m.stone("#77746C", "#55534D", 2.0, 0.5), None, (0, 0, 0), edge=2.5)
    profile = fillet([(4, 0), (4, 70, 1.2), (0, 70.4)], 6)
    white = m.soft_touch(m.CHALK, 0.42)
    first = lathe("peg", profile, white, None, 40)
    first.hide_render = True
    for i in range(17):
        for k in range(13):
            x, y = (i - 8) * 13.6, (k - 6) * 13.6
            if (i, k) == ODD:
                lathe("odd", fillet([(4, 0), (4, 58, 1.2), (0, 58.4)], 6), m.soft_touch("#E08A2C", 0.38), None, 48).location = (
                    x / 100,
                    y / 100,
                    0.14,
                )
            else:
                copy(first, (x, y, 14 + learnt(x, y) - 70 + 4))


PEGS = Shot(VIEW, scene=pegs, grade=Grade(exposure=0.3))
