"""Machine learning as a board of pegs: a smooth surface that a model has learnt, and the one reading that does not fit."""

from math import cos, hypot, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import softbox, world
from ..core.mesh import block, copy, lathe
from ..core.outline import fillet
from ..core.shot import Shot
from ..sets.rig import sweep

VIEW = View(-27, 27, 336, (4, 2, 24), focus=(20, -30, 44), lens=85, stop=9)

ODD = (10, 4)
"""Column and row of the peg that does not fit."""


def learnt(x: float, y: float) -> float:
    """Height in mm that is expected at x, y in mm."""
    return 25 + 17 * sin(x / 40 + 0.9) * cos(y / 46 - 0.5) + 5 * sin(hypot(x + 60, y - 40) / 26)


def pegs() -> None:
    """Seventeen by thirteen pegs of 8 mm on a stone plate."""
    sweep("#D9D2C7", 1.4)
    world("#FFFFFF", "#B9C0CA", 0.055, glossy=0.6)
    softbox((-700, 300, 250), (0, 0, 20), (150, 150), 1150, "#FFE8CC")
    softbox((700, -700, 420), (0, 0, 20), (420, 420), 110, "#E2ECFF", glossy=False)
    block("plate", (246, 192, 14), m.stone("#77746C", "#55534D", 2.0, 0.5), None, (0, 0, 0), edge=2.5)
    profile = fillet([(4, 0), (4, 70, 1.2), (0, 70.4)], 6)
    white = m.soft_touch(m.CHALK, 0.42)
    first = lathe("peg", profile, white, None, 40)
    first.hide_render = True
    for i in range(17):
        for k in range(13):
            x, y = (i - 8) * 13.6, (k - 6) * 13.6
            if (i, k) == ODD:
                lathe("odd", fillet([(4, 0), (4, 66, 1.2), (0, 66.4)], 6), m.soft_touch("#E08A2C", 0.38), None, 48).location = (
                    x / 100,
                    y / 100,
                    0.14,
                )
            else:
                copy(first, (x, y, 14 + learnt(x, y) - 66))


PEGS = Shot(VIEW, scene=pegs, grade=Grade(exposure=0.55))
