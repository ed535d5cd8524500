"""Two hands at work: a joint is soldered on a gateway's board."""

from math import cos, radians, sin

from mathutils import Vector

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, softbox, world
from ..core.mesh import block, cushion, group, lathe, place, sheet, tube
from ..core.outline import fillet, squircle
from ..core.shot import Shot
from ..sets import board as pcb
from ..sets import hands, traces
from ..sets.bench import pencil, soldering_station

VIEW = View(-13, 23, 372, (26, -4, 46), focus=(24, -10, 46), lens=75, stop=9)


def _board() -> None:
    """The board in two rails, its row of pins half done."""
    root = pcb.board(squircle(118, 86, 4))
    place(root, (-18, -6, hands.LIFT - pcb.TOP), (0, 0, -6))
    for paths in (pcb.bus((-52, -10), 9, 1.1, (30, 0), (14, 16), (24, 0)), pcb.bus((-6, -34), 7, 1.2, (20, 0), (12, 14), (18, 0))):
        pcb.tracks(root, paths, 0.5)
    pcb.can(root, (-38, 20, 0), (24, 18, 3.2), "QG-RF4")
    pcb.package(root, (-34, -12, 0), (14, 14, 1.3), "RK3328")
    pcb.package(root, (-10, -24, 90), (11, 8, 1.2), leads=8)
    pcb.package(root, (-9, 24, 0), (9, 9, 1.1))
    pcb.coil(root, (-52, -30, 0), "4R7", 7)
    pcb.coil(root, (-42, -30, 0), "2R2", 7)
    pcb.electrolytic(root, (-50, 4), 8)
    pcb.electrolytic(root, (44, -30), 8)
    pcb.crystal(root, (-20, 4, 90))
    spots = (
        [(-24 + 4 * k, 34, 90) for k in range(9)] + [(-30 + 3.4 * k, -34, 0) for k in range(8)] + [(26 + 4 * k, 30, 90) for k in range(6)]
    )
    pcb.passives(root, spots)
    pcb.lamp(root, (-20, -10, 0), 3.4)
    row = [(18 - 2.54 * (7 - k), 6.0) for k in range(16)]
    pcb.pads(root, row, 1.9, 0.8)
    tin = pcb.tin()
    for k, (x, y) in enumerate(row):
        if k < 8:
            place(lathe("joint", fillet([(0.95, 0), (0.7, 0.5, 0.4), (0.3, 1.3), (0, 1.4)], 5), tin, root, 24), (x, y, pcb.TOP))
        place(lathe("pin", [(0.3, 0), (0.3, 1.7), (0, 1.8)], pcb.gold(), root, 12), (x, y, pcb.TOP))
    rail = m.aluminium("#7F8284", 0.34)
    for x in (-84, 48):
        place(block("rail", (9, 120, hands.LIFT + 2), rail, None, edge=1), (x, -6, 3), (0, 0, -6))


def _iron() -> None:
    """Pencil-thin iron: bit, barrel, handle with an amber grip, its lead to the station."""
    root = group("iron", hands.on_iron(0))
    root.rotation_euler = Vector(hands.IRON).to_track_quat("Z", "Y").to_euler()
    steel, dark = m.polished("#B9BBBD", 0.2), m.matte("#1B1D1F", 0.55)
    lathe("bit", fillet([(0, 0), (0.5, 0), (1.6, 6, 2), (2.2, 14), (2.2, 22)], 5), m.aluminium("#A9A59C", 0.35), root, 48)
    lathe("barrel", fillet([(2.4, 18), (3.6, 19, 0.5), (3.6, 50), (5.5, 54)], 5), steel, root, 64)
    grip = [(0, 52), (7.4, 53, 2), (8.2, 62, 4), (7.2, 84, 8), (8.4, 104, 4), (8, 108)]
    lathe("grip", fillet(grip, 8), m.matte("#C77F2F", 0.7, 0.2, 40), root, 96)
    lathe("handle", fillet([(7.6, 106), (8.6, 110, 2), (7.8, 150, 8), (6.4, 186, 4), (3.4, 196, 2), (0, 198)], 8), dark, root, 96)
    end = hands.on_iron(196)
    path = [
        hands.on_iron(190),
        end,
        (end[0] + 40, end[1] + 20, end[2] + 20),
        (end[0] + 90, end[1] + 90, 90),
        (end[0] + 60, end[1] + 170, 30),
    ]
    traces.cable([*path, (250, 330, 6), (200, 350, 34)], 5.4, "#1C1E1F")


def _about() -> None:
    """What lies about: spool, flux, pencil, ends of wire, a ring of coffee."""
    spool = group("spool", (-150, 120, 3))
    rim = fillet([(0, 0), (30, 0, 1), (30, 2.6, 1), (16, 3)], 5)
    black = m.matte("#202224", 0.5)
    lathe("flange", rim, black, spool, 96)
    lathe("wire", [(24 + 0.6 * (k % 2), 3 + 1.5 * k) for k in range(18)], m.aluminium("#B7B9BB", 0.35), spool, 96)
    place(lathe("flange", rim, black, spool, 96), (0, 0, 28))
    flux = group("flux", (-72, 128, 3))
    lathe("pot", fillet([(0, 0), (22, 0, 2), (22, 20, 1), (20, 20), (19, 15), (0, 15)], 6), m.aluminium("#B7B3AA", 0.4), flux, 96)
    lathe("resin", [(19.4, 16.4), (0, 15.6)], m.matte("#8A5420", 0.18, 0.2, 12, 0.6), flux, 64)
    for k in range(14):
        a = radians(k * 137)
        x, y = -60 + 66 * cos(a) * (k % 5 + 1) / 4, -70 + 26 * sin(a) * (k % 4 + 1) / 3
        tube(
            "end",
            [(x, y, 3.5), (x + 4 * cos(a * 3), y + 4 * sin(a * 3), 3.6), (x + 8 * cos(a * 2), y + 8 * sin(a * 2), 3.5)],
            0.7,
            pcb.tin(),
        )
    pencil((-190, -60, 3), 62, 150)
    traces.crumbs((-10, -70, 3), (90, 34), 30, 1.1, ("#B9BBBD", "#8A6A3A"), 8)


def _workplace() -> None:
    """The bench, the mat, the work, the hands."""
    block("bench", (2600, 1100, 40), m.oak("X", "#9A7F64", "#6A5643", 0.8), None, (0, 120, -40), edge=4)
    sheet("wall", 8000, 4000, m.plaster("#B5AA9A"), None, (0, 700, 900), (90, 0, 0))
    place(block("mat", (560, 400, 3), m.matte("#31463C", 0.7, 0.1, 60), None, edge=1), (-10, 20, 0), (0, 0, 2))
    traces.dust((560, 400), (-10, 20, 3.05), (0, 0, 2), "#B9B29F", 0.1)
    traces.cup_ring((-176, 20, 3.1), 62, 110)
    _board()
    _iron()
    hands.build()
    tube("solder", [(46, -52, 33), (30, -30, 26), (12, -6, 19), (2, 3, hands.LIFT + 2.2)], 1.1, m.aluminium("#C9CBCC", 0.3))
    place(cushion("bead", (3.6, 3.4, 2.6), m.polished("#DADBDC", 0.1), None, 0.9), (0.6, 0.6, hands.LIFT + 0.8))
    _about()
    soldering_station((120, 360, 0), -14)
    bulb((-5, 3, hands.LIFT + 9), 0.25, 3, "#FF9A3E")


def bench_hands() -> None:
    """A bench in the afternoon; the lamp stands over the work."""
    _workplace()
    world("#B9C6DC", "#7D7466", 0.22, glossy=0.45)
    softbox((-760, 60, 620), (0, 0, 30), (420, 520), 900, "#DFE8F6")
    softbox((-60, 330, 520), (20, 0, 30), (190, 190), 330, "#FFE2BE")
    softbox((300, -760, 520), (60, -40, 40), (500, 400), 110, "#FFE9D2", glossy=False)


def late() -> None:
    """The same bench by lamplight."""
    _workplace()
    world("#8FA3C0", "#20242C", 0.03, glossy=0.25)
    softbox((-90, 170, 430), (30, 0, 40), (150, 150), 210, "#FFC88E")
    softbox((-760, 60, 520), (0, 0, 30), (300, 420), 110, "#93AEE6")


BENCH_HANDS = Shot(VIEW, scene=bench_hands, grade=Grade(exposure=0.4))
BENCH_HANDS_DARK = Shot(VIEW, scene=late, grade=Grade(exposure=0.35, bloom=0.14))
