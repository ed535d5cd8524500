"""Two products in pieces, each along its axis: the dimmer and the camera."""

from math import cos, pi, radians, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import Object, block, cut, drill, group, lathe, place, slab
from ..core.outline import circle, fillet, squircle
from ..core.shot import Card, Shot
from ..core.units import MM
from ..products import dimmer_knob, intelligent_camera
from ..sets import board as pcb
from ..sets.tabletop import by_day, by_night, named_parts, slide

AXIS = 80.0
"""Height of the dimmer's axis over the table, mm."""

DIMMER_VIEW = View(0, 9, 338, (5, 0, AXIS - 12), focus=(-50, -60, AXIS), lens=85, stop=13)


def dimmer() -> None:
    """Knob, light ring, plate, board with the encoder, wall box, each on its stand; the axis runs away to the right."""
    by_night(DIMMER_VIEW, scale=1.5, key=1.15, cards=(Card((-104, -80, AXIS - 14), (-0.72, -0.68, 0.1), (300, 480), 34, 480, "#E6EEFF"),))
    axis = group("axis", (0, 0, AXIS), (83, 0, -50))
    knob = dimmer_knob.build(level=0.62, glow=3.0)
    knob.parent = axis
    plate = named_parts(knob)["plate"]
    cut(plate, drill(65, -2, 12, (0, 0), knob))
    slide(knob, {"knob": 118, "well": 66, "gap": 66, "track": 66, "level": 66, "plate": 6})
    guide = [(24, 62), (32.6, 62), (32.6, 68), (24, 68), (24, 62)]
    lathe("guide", guide, m.matte("#E9E4DA", 0.3, specular=0.5), knob, 192)
    place(dimmer_board(axis), (0, 0, -62)).scale = (1.12,) * 3
    place(wall_box(axis), (0, 0, -164))
    for side in (-1, 1):
        place(screw(axis), (side * 30, 0, -22))
    for along, radius in ((132, 27), (66, 33), (9, 42), (-61, 32), (-141, 35)):
        _stand(-0.76 * along, -0.638 * along, AXIS + 0.122 * along - radius)


def dimmer_board(parent: Object | None = None) -> Object:
    """Round board, 58 mm, with the encoder in its middle."""
    root = pcb.board(circle(58, 128), parent)
    ringed = [[(r * cos(t), r * sin(t)) for t in (radians(a0 + (a1 - a0) * k / 20) for k in range(21))] for r, a0, a1 in _ARCS]
    pcb.tracks(root, ringed, 0.35)
    block = slab("encoder", squircle(14, 14, 1), pcb.TOP, 8.4, m.aluminium("#B9BCBF", 0.3), root, edge=0.4, foot=0.1)
    place(block)
    bush = fillet([(4.5, 8), (4.5, 15, 0.3), (3.1, 15.2, 0.1), (3, 15.4), (3, 27, 0.5), (0, 27.2)], 5)
    lathe("shaft", bush, m.aluminium("#D9C38C", 0.24), root, 96)
    pcb.can(root, (-15, 12, 20), (11, 9, 2.2), "QG-RF1")
    pcb.package(root, (16, 9, 0), (6, 6, 0.9), "QG52")
    pcb.package(root, (15, -12, 90), (5, 4, 1.2), leads=4)
    pcb.electrolytic(root, (-15, -14), 6.3)
    pcb.coil(root, (-2, -19, 12), "4R7", 5)
    pcb.passives(
        root,
        [(4.5, 17, 0), (4.5, 19.5, 0), (9, 19, 90), (21, 1, 90), (21, -3, 90), (-22, 1, 90), (-22, -3, 90), (6, -17, 0), (6, -19.4, 0)],
    )
    pcb.lamp(root, (0, 25, 0), 3.2)
    pcb.pads(root, [(24 * cos(a), 24 * sin(a)) for a in (radians(k) for k in range(-140, -39, 10))], 1.5, 0.7)
    return root


_ARCS = [(10.5 + 0.9 * i, -150 + 9 * i, 140 - 14 * i) for i in range(6)] + [(26.5, 100, 250), (27.3, 100, 255)]


def wall_box(parent: Object) -> Object:
    """Flush-mounting box, open towards +Z, 68 x 68 x 46 mm."""
    root = group("wall box", parent=parent)
    shell = slab("box", squircle(70, 70, 12), 0, 46, m.matte("#2B2D31", 0.55, 0.05, 60, 0.4), root, edge=0.8, foot=2.5)
    cut(shell, slab("inside", squircle(65, 65, 9.6), 2.5, 50, m.gap(), root, edge=0.2, foot=2))
    for side in (-1, 1):
        place(
            lathe("boss", fillet([(4, 2), (4, 44, 0.3), (1.6, 44, 0.2), (1.6, 30)], 4), m.matte("#2B2D31", 0.55), root, 48),
            (side * 29, 0, 0),
        )
    return root


def screw(parent: Object) -> Object:
    """Brass countersunk screw, head towards +Z."""
    profile = fillet([(0, -16), (1.5, -14, 0.3), (1.5, -2), (3.2, 0, 0.2), (3.2, 0.5, 0.2), (0, 0.7)], 4)
    thread = lathe(
        "screw",
        profile,
        m.aluminium("#CDB278", 0.22),
        parent,
        64,
        displace=lambda a, r, z: r + (0.22 * sin(z * 2 * pi / 0.8 - a) if -14 < z < -2 else 0),
    )
    return thread


CAMERA_VIEW = View(4, 11, 260, (-52, -30, 41), focus=(-104, -118, 78), lens=85, stop=18)
CAMERA_YAW = -42.0
"""Where the opened camera looks, degrees: past the viewer, to the left."""


def camera() -> None:
    """On sage paper in daylight."""
    by_day(CAMERA_VIEW, "#A2AD98", scale=1.2, key=1.3, cards=(_FACE,))
    _opened_camera()


def camera_by_night() -> None:
    """On the green of the night, by a lamp."""
    by_night(CAMERA_VIEW, "#1F332A", scale=1.3, key=1.2, cards=(_FACE,))
    _opened_camera()


MASK = "#0F3F2C"
"""The lacquer of its boards."""

_FACE = Card((-132, -116, 106), intelligent_camera.looks_along(CAMERA_YAW, 0), (120, 260), 9, 480)
"""What the glass around the lens reflects."""


def _opened_camera() -> None:
    """Along the axis as the light travels: lens, image sensor, processor, and the shell on its foot. The flag blackens the glass."""
    whole = intelligent_camera.build(yaw=CAMERA_YAW, tilt=0)
    head = next(part for part in whole.children if part.name.startswith("head"))
    for part in head.children:
        if not part.name.startswith(("shell", "socket")):
            part.location.z += 142 * MM
    housing = fillet([(28, 24.6), (28, 19, 1.6), (19, 17.6, 1.2), (18, 9, 1), (0, 9)], 8)
    place(lathe("housing", housing, m.aluminium("#8E9296", 0.34), head, 192), (0, 0, 142))
    for board, along, below in ((image_board, 107, 22), (brain_board, 62, 26)):
        part = board()
        part.parent = head
        place(part, (0, 0, along))
        _stand(*_on_axis(along), intelligent_camera.AXIS[2] - below)
    _stand(*_on_axis(164), intelligent_camera.AXIS[2] - 29)
    flag = block("flag", (4, 560, 190), m.matte("#17191A"), None, (-360, -60, 0), edge=1)
    flag.visible_camera = flag.visible_diffuse = flag.visible_shadow = False


def _on_axis(along: float) -> tuple[float, float]:
    """The place on the table below a point of the camera's axis."""
    x, y, _ = intelligent_camera.looks_along(CAMERA_YAW, 0)
    return (along * x, along * y)


def _stand(x: float, y: float, top: float) -> None:
    """Steel foot and pin that carry a part, as in a showcase."""
    steel = m.brushed("#8F9194", "Z", 0.3)
    pin = fillet([(0, 0), (11, 0, 0.4), (11, 2.4, 0.6), (1.1, 3, 0.4), (1.1, top), (0, top)], 4)
    place(lathe("stand", pin, steel, None, 96), (x, y, 0))


def image_board() -> Object:
    """Round board with the bare image sensor."""
    root = pcb.board(circle(44, 96), mask=MASK)
    slab("ceramic", squircle(14, 13, 0.6), pcb.TOP, 3.0, m.matte("#D8D2C4", 0.5), root, edge=0.2, foot=0.05)
    slab(
        "silicon",
        squircle(10.4, 8.6, 0.2),
        3.0,
        3.06,
        m.coated_lens("#2E6F8C", "#7A4BC0", "#C07A2A", clear=0.15, mirror=0.5),
        root,
        edge=0.02,
        foot=0,
    )
    slab("backing", squircle(10.4, 8.6, 0.2), 2.9, 3.01, m.dark_glass("#0A0B10", 0.05), root, edge=0.02, foot=0)
    pcb.passives(root, [(x, y, 0) for x in (-14, 14) for y in (-6, -3, 0, 3, 6)], size=(1.6, 0.8, 0.7))
    pcb.package(root, (0, 14, 0), (7, 4, 1.0))
    pcb.package(root, (0, -13, 0), (9, 3.4, 1.4))
    return root


def brain_board() -> Object:
    """Small board with processor and memory; the light says that it is thinking."""
    root = pcb.board(squircle(44, 52, 6), mask=MASK)
    pcb.tracks(root, [path for i in range(9) for path in [pcb.meander((-6, 2.6 + 0.9 * i), 6 + 0.6 * (i % 3), 0.5, 0.6)]], 0.2)
    pcb.package(root, (-9, 5, 0), (14, 14, 1.3), "QG-N1", "neural")
    pcb.package(root, (11, 7, 0), (9, 12, 1.0), "1 GB")
    pcb.can(root, (-8, -15, 0), (18, 12, 2.2), "QG-RF1")
    pcb.coil(root, (9, -9, 0), "1R5", 4)
    pcb.crystal(root, (15, -9, 90))
    pcb.passives(
        root,
        [(-18.5 + 2.6 * i, 15.4, 90) for i in range(8)]
        + [(4 + 2.4 * i, -15, 90) for i in range(5)]
        + [(4 + 2.4 * i, -18.5, 90) for i in range(5)],
    )
    pcb.lamp(root, (17, 20, 0), 4.0)
    for x in (-18, 18):
        pcb.hole(root, (x * 0.94, 22 if x < 0 else -22))
    return root


EXPLODED = Shot(DIMMER_VIEW, scene=dimmer, grade=Grade(exposure=0.35))
OPENED = Shot(CAMERA_VIEW, scene=camera, grade=Grade(exposure=0.3))
OPENED_DARK = Shot(CAMERA_VIEW, scene=camera_by_night, grade=Grade(exposure=0.4))
