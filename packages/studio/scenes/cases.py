"""Things in their places, seen from above: the open case of a finished solution, the tray of nine industries."""

from collections.abc import Callable
from math import cos, pi, radians, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import softbox, world
from ..core.mesh import Material, Object, block, copy, cut, group, lathe, loft, place, slab, torus, tube
from ..core.outline import Outline, circle, fillet, squircle
from ..core.shader import Shader
from ..core.shot import Shot
from ..products import (
    carbon_monoxide_sensor,
    dimmer_knob,
    door_and_window_sensor,
    gateway,
    humidity_sensor,
    key_tracking_device,
    smart_fob_button,
)
from ..sets.tabletop import by_day, by_night, leafy_sun

KIT_VIEW = View(-13, 46, 590, (4, 26, 34), focus=(0, -40, 36), lens=75, stop=11)
TRAY_VIEW = View(0, 88, 424, (0, 0, 10), focus=(0, 0, 22), lens=85, stop=13)

FELT = 30.0
"""Height of the felt's upper face above the case's floor, mm."""


def felt(color: str = "#6F726E", shade: str = "#585B57") -> Material:
    """Pressed wool: flecked, no shine, soft edges."""
    s = Shader("felt")
    where = s.coordinates()
    fleck = s.noise(55, where, 5, 0.7)
    normal = s.bump(s.noise(70, where, 4, 0.7), 0.5, 0.5)
    return s.principled(
        Base_Color=s.ramp(fleck, (0.25, shade), (0.75, color)), Roughness=0.95, Specular_IOR_Level=0.1, Sheen_Weight=0.35, Normal=normal
    )


Bed = tuple[float, float, float, Outline]
"""A cut-out: x, y, depth below the felt's face, outline."""

COLUMNS, ROWS = (-14.0, 58.0, 130.0, 202.0), (74.0, 0.0, -74.0)

KINDS = (
    ("humidity", "humidity", "humidity", "contact"),
    ("fob", "fob", "tag", "contact"),
    ("round", "tag", "tag", "contact"),
)

SMALL = [(kind, x, y) for y, row in zip(ROWS, KINDS, strict=True) for x, kind in zip(COLUMNS, row, strict=True)]
"""Twelve sensors: kind and centre, mm."""

BEDS: dict[str, tuple[float, Outline]] = {
    "humidity": (12, squircle(65, 65, 19.6)),
    "fob": (7, circle(39, 96)),
    "tag": (6, squircle(41, 41, 13.6)),
    "contact": (9, squircle(25, 44, 8)),
    "round": (12, circle(68, 128)),
}


def kit() -> None:
    """A finished solution as it arrives."""
    by_day(KIT_VIEW, "#CFC8BC", scale=2.6, key=0.95)
    leafy_sun((40, -10, 30), (0.8, 0.42, -0.52), 1.6, 760, 620)
    _case()


def kit_by_night() -> None:
    """The same case on dark paper."""
    by_night(KIT_VIEW, "#24262B", scale=2.6, key=0.8)
    _case()


def _case() -> None:
    """Gateway and twelve sensors in grey felt, the lid open."""
    shell = m.matte("#23302A", 0.55, 0.05, 50, 0.35)
    tub = slab("case", squircle(500, 292, 26), 0, 44, shell, None, edge=2.5, foot=3)
    cut(tub, slab("inside", squircle(488, 280, 21), 3, 60, m.gap(), None, edge=0.2, foot=0.2))
    lid = group("lid", (0, 152, 40), (66, 0, 0))
    top = slab("lid", squircle(500, 292, 26), -30, 0, shell, lid, edge=2.5, foot=3)
    place(top, (0, 148, 0))
    lining = slab("lining", squircle(480, 272, 20), 0, 1.4, felt("#5C605B", "#4A4E49"), lid, edge=0.8, foot=0)
    place(lining, (0, 148, 0))
    for x in (-180, 180):
        block("hinge", (46, 12, 12), m.aluminium("#A98C56", 0.3), None, (x, 150, 34), edge=3)
    _bedding()
    _fill()


def _bedding() -> None:
    """Felt block with a bed for each device."""
    wool = slab("felt", squircle(486, 278, 20), 4, FELT, felt(), None, edge=1.2, foot=0.4)
    outlines = [(-158.0, 0.0, 17.0, squircle(122, 122, 47, 2.3, 36))]
    outlines += [(x, y, *BEDS[kind]) for kind, x, y in SMALL]
    cutters = [place(loft("bed", outline, [(0, FELT - depth), (0, FELT + 5)], m.gap()), (x, y, 0)) for x, y, depth, outline in outlines]
    cut(wool, *cutters)


def _fill() -> None:
    """Each device in its bed."""
    place(gateway.build(glow=2.0), (-158, 0, FELT - 17))
    shown = iter((44, 45, 47))
    builders: dict[str, Callable[[], Object]] = {
        "humidity": lambda: humidity_sensor.build(humidity=next(shown), warmth=20.5),
        "fob": lambda: smart_fob_button.build(loop=False),
        "tag": lambda: key_tracking_device.tag(m.CHALK),
        "contact": _contact,
        "round": carbon_monoxide_sensor.build,
    }
    for kind, x, y in SMALL:
        depth = BEDS[kind][0]
        body = place(builders[kind](), (x, y, FELT - depth))
        if kind == "round":
            body.scale = (0.67,) * 3


def _contact() -> Object:
    """Door sensor without its magnet."""
    root = group("contact")
    door_and_window_sensor.sensor(root)
    return root


def tray() -> None:
    """Nine industries, one thing from each, in a walnut tray."""
    world("#FFFFFF", "#B9B4AA", 0.16, glossy=0.5)
    _filled_tray("#CFC7BA")
    softbox((-900, 520, 620), (0, 0, 0), (340, 340), 1250, "#FFF1E0")
    softbox((700, -500, 900), (0, 0, 0), (700, 700), 150, "#E2ECFF", glossy=False)


def tray_by_night() -> None:
    """The same tray under a lamp, with the window's blue from the right."""
    world("#8FA3C0", "#20242C", 0.035, glossy=0.3)
    _filled_tray("#2A2D31")
    softbox((-620, 420, 460), (-40, 0, 0), (240, 240), 430, "#FFCF9C")
    softbox((760, 120, 520), (0, 0, 0), (300, 600), 240, "#A9C1EA")


def _filled_tray(table: str) -> None:
    slab("table", squircle(2000, 2000, 20), -30, 0, m.matte(table, 0.85, 0.04, 20), None, edge=1, foot=1)
    _walnut()
    things = (_knob, _wristband, _call_button, _tracker, _vibration, _probe, _label, _cabinet, _collar_tag)
    for i, thing in enumerate(things):
        holder = group("compartment", ((i % 3 - 1) * 112.0, (1 - i // 3) * 88.0, 6))
        thing().parent = holder


def _walnut() -> None:
    """Frame and dividers, mitred by the eye only."""
    along, across = m.oak("X", "#6B4A34", "#3F2A1E", 1.0, 0.4), m.oak("Y", "#6B4A34", "#3F2A1E", 1.0, 0.4)
    block("floor", (344, 272, 6), m.oak("X", "#5A3D2B", "#38251B", 1.0, 0.5), None, (0, 0, 0), edge=1)
    for y in (-138.0, 138.0):
        block("side", (356, 9, 34), along, None, (0, y, 0), edge=2)
    for x in (-173.5, 173.5):
        block("end", (9, 268, 34), across, None, (x, 0, 0), edge=2)
    for y in (-44.0, 44.0):
        block("divider", (338, 5, 27), along, None, (0, y, 0), edge=1.4)
    for x in (-56, 56):
        for y in (-89.5, 0.0, 89.5):
            block("divider", (5, 82.5, 27), across, None, (x, y, 0), edge=1.4)


def _knob() -> Object:
    """Smart homes: the dimmer."""
    body = dimmer_knob.build(level=0.62)
    body.scale = (0.8,) * 3
    return body


def _wristband() -> Object:
    """Health: a pulse band."""
    root = group("band", (0, 0, 12))
    cover = m.matte("#2B2F31", 0.6, 0.1, 80)
    hoop = [(29.5, -10), (31.5, -10), (31.5, 10), (29.5, 10), (29.5, -10)]
    lathe("strap", fillet(hoop, 4), cover, root, 192)
    pod = group("pod", (0, -31, 0), (90, 0, 0), root)
    slab("pod", squircle(25, 32, 9), -3, 7, m.soft_touch(), pod, edge=3, foot=1)
    place(loft("light", squircle(9, 1, 0.5), [(0, 0), (0, 0.02)], m.led(2.6), pod), (0, 6, 7.02))
    return root


def _call_button() -> Object:
    """Elderly care: the call button on its loop."""
    return place(smart_fob_button.build(), (0, -9, 0), (0, 0, 24))


def _tracker() -> Object:
    """Vehicle tracking: a sealed box with two lugs and its cable."""
    root = group("tracker", (0, 2, 0), (0, 0, -9))
    shell = m.matte("#25282B", 0.55, 0.1, 70, 0.4)
    slab("box", squircle(66, 42, 8), 0, 17, shell, root, edge=2.6, foot=1)
    for side in (-1, 1):
        lug = slab("lug", squircle(15, 20, 6), 0, 4, shell, root, edge=1, foot=0.4)
        place(lug, (side * 37, 0, 0))
        place(lathe("bore", [(3, 4.02), (0, 4.02)], m.gap(), root, 32), (side * 39, 0, 0))
    for i in range(5):
        block("rib", (2, 30, 0.8), shell, root, (-20 + 6 * i, 0, 16.8), edge=0.3)
    place(lathe("light", [(1.2, 17.05), (0, 17.1)], m.led(3.2), root, 32), (22, 12, 0))
    return root


def _vibration() -> Object:
    """Manufacturing: vibration sensor in steel with its cable."""
    root = group("vibration", (-6, 0, 14), (90, 0, 62))
    steel = m.aluminium("#BFC1C2", 0.26)
    hexagon = [(14 * cos(radians(60 * k)), 14 * sin(radians(60 * k))) for k in range(6)]
    loft("hex", hexagon, [(0.5, -22), (0, -21.5), (0, -10.5), (0.5, -10)], steel, root, crease=20)
    lathe("body", fillet([(12.4, -10), (12.4, 22, 1.4), (8, 24, 1), (7, 30, 1), (0, 30)], 8), steel, root, 128)
    lathe("band", [(12.5, 4), (12.6, 4.2), (12.6, 6.8), (12.5, 7)], m.matte("#E08A2C", 0.4), root, 128)
    lathe("stud", [(0, -31), (4, -31), (4, -22)], m.aluminium("#8E8F90", 0.3), root, 48, displace=lambda a, r, z: r)
    tube("lead", [(0, 0, 29), (0, 0, 36), (6, 2, 42), (18, 6, 40), (30, 8, 22), (34, 10, 4)], 5, m.rubber(), root)
    return root


def _probe() -> Object:
    """Agriculture: soil probe with two prongs."""
    root = group("probe", (-26, 8, 11), (0, 90, -22))
    slab("head", squircle(20, 34, 9), -10, 20, m.soft_touch(), root, edge=5, foot=5)
    for y in (-8, 8):
        prong = lathe("prong", fillet([(2.2, 18), (2.2, 62, 1), (0, 68)], 4), m.polished("#CDCECF", 0.16), root, 48)
        place(prong, (0, y, 0))
    lathe("seal", [(10.2, 10), (10.2, 12)], m.led(1.2), root, 64).hide_render = True
    return root


def _label() -> Object:
    """Logistics: an NFC tag, its coil to be seen through the foil."""
    root = group("tag", (0, 0, 0.4), (0, 0, 12))
    lathe("foil", [(29, 0), (29, 0.5), (0, 0.5)], m.matte("#E9E4DA", 0.4, specular=0.4), root, 128)
    copper = m.aluminium("#B9763F", 0.3)
    for i in range(7):
        torus("turn", 50 - 4.2 * i, 0.9, copper, root, (0, 0, 0.5))
    block("chip", (3, 3, 0.8), m.matte("#1A1B1C", 0.4), root, (10.4, 0, 0.5), edge=0.2)
    return root


def _cabinet() -> Object:
    """Public works: an outdoor sensor with its radiation shield, seen from above."""
    root = group("shield")
    shell = m.soft_touch("#E7E4DC", 0.5)
    for i in range(4):
        plate = fillet([(33 - i * 1.5, 4 + 7 * i), (33 - i * 1.5, 5 + 7 * i, 0.4), (24, 9 + 7 * i, 2), (0, 9 + 7 * i)], 6)
        lathe("plate", plate, shell, root, 128)
    lathe("cap", fillet([(17, 30), (16, 36, 4), (0, 38)], 8), shell, root, 96)
    block("bracket", (16, 70, 5), m.aluminium("#AFB1B3", 0.3), root, (0, 6, 0), edge=1)
    return root


def _collar_tag() -> Object:
    """Pets: a collar tag on a woven band."""
    root = group("collar", (0, 2, 10))
    band = [(26 * cos(t), 20 * sin(t)) for t in (2 * pi * k / 96 for k in range(96))]
    loft("band", band, [(0, -7), (0, 7), (2.4, 7), (2.4, -7), (0, -7)], m.woven("#33373A", "#55595C", 0.9, depth=0.5), root, False, False)
    tag = key_tracking_device.tag("#D58A35")
    tag.parent = root
    place(tag, (3, -25.5, 1), (62, 0, 6))
    first = torus("ring", 9, 1.3, m.polished("#CDCECF", 0.15), root, (3, -22, 4), (0, 60, 90))
    copy(first, (3, -21, 4), (0, 70, 90), root)
    return root


KIT = Shot(KIT_VIEW, scene=kit, grade=Grade(exposure=0.08))
TRAY = Shot(TRAY_VIEW, scene=tray, grade=Grade(exposure=0.45))
KIT_DARK = Shot(KIT_VIEW, scene=kit_by_night, grade=Grade(exposure=-0.1, bloom=0.14))
TRAY_DARK = Shot(TRAY_VIEW, scene=tray_by_night, grade=Grade(exposure=0.3, bloom=0.14))
