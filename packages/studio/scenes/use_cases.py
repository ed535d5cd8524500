"""Pictures of the worked examples: vehicles, cold rooms, pumps, buildings, care at home."""

from math import radians

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, card, softbox, sun
from ..core.mesh import Object, block, group, lathe, place, sheet, tube
from ..core.shot import ON_WALL, Shot
from ..products import gateway, smart_adaptor, smart_fob_button
from ..sets import apartments, bedroom, care, cold_store, dashboard, daylight, meters, props, pump, tabletop
from ..sets.rig import day_table, night_table


def build() -> Object:
    """What stands on the paper of the light sets."""
    return apartments.build()


def round_trip() -> None:
    """The cab between two deliveries: the way on the phone, the list, the tracker where the sun does not reach it."""
    dashboard.build()
    place(dashboard.tracker(glow=4.0), (168, -44, 3), (0, 0, 16))
    dashboard.navigation((28, 44, 74), (76, 0, 30))
    dashboard.deliveries((250, 196, 13), 22)
    dashboard.coffee((296, -70, 0))
    dashboard.sundown()
    softbox((260, -620, 520), (120, 0, 30), (420, 420), 150, "#FFE9D2", 0.9, glossy=False)


def pump_health() -> None:
    """In the afternoon."""
    _pump_room()
    way = (0.5, 0.84, -0.42)
    daylight.room_light(1.1, (0, 0, 250))
    daylight.sun_through(daylight.Patch((-40, 0, 420), (1000, 800), bars=(0.3, 0.62)), way, 4.6, "#FFD3A6", bar=30)
    softbox((520, -260, 620), (0, 0, 240), (260, 320), 140, "#EAF1FF")
    card((-260, -520, 380), (2, 0, 258), (240, 420), 60)


def pump_health_by_night() -> None:
    """The room's only lamp."""
    _pump_room()
    daylight.by_lamp((0, 0, 250), 0.9, lamp=200, window=110)
    softbox((-280, -460, 600), (0, 0, 240), (240, 240), 170, "#FFCB99")
    card((-260, -520, 380), (2, 0, 258), (240, 420), 36)


def _pump_room() -> None:
    """The sensor stands on the bearing housing."""
    sheet("wall", 8000, 4000, m.plaster("#A7A196", 0.1), None, (0, 620, 900), (90, 0, 0))
    sheet("floor", 8000, 4000, m.stone("#8B867E", "#6C6760", 0.6, 0.6), None, (0, -1400, -26))
    for x, diameter in ((-250, 60), (-120, 34), (560, 90)):
        tube("pipe", [(x, 560, -26), (x, 560, 500), (x, 560, 900), (x, 560, 1600)], diameter, m.matte("#8D938E", 0.4, specular=0.45))
    pump.pump()
    place(pump.vibration_sensor(), (2, 0, pump.AXIS + pump.CROWN))


def cold_room() -> None:
    """The strip on, the door open."""
    _shelf()
    cold_store.light()


def cold_room_by_night() -> None:
    """What a corridor leaves."""
    _shelf()
    cold_store.late()


def _shelf() -> None:
    """Probe bottle on the shelf, logger on the post."""
    cold_store.build()
    cold_store.probe_bottle((66, -120, cold_store.SHELF + 2.4))
    cold_store.logger((cold_store.POST[0], cold_store.POST[1] - 14, cold_store.SHELF + 150), -8)


def health_readings() -> None:
    """In the morning."""
    _nightstand()
    way = (1, 0.62, -0.42)
    daylight.room_light(1.6, (300, -260, 560))
    daylight.sun_through(daylight.Patch((520, 0, 650), (1120, 740), bars=(0.36, 0.68)), way, 3.7, "#FFD3A6")
    daylight.twigs((330, -60, 720), way, 900)


def health_readings_by_night() -> None:
    """By a lamp."""
    _nightstand()
    daylight.by_lamp((330, -300, 570), 0.9, lamp=270, window=80)
    softbox((-250, -800, 1150), (330, -220, 600), (240, 240), 160, "#FFCB99")


def _nightstand() -> None:
    """Cuff, oximeter, gateway, glasses."""
    bedroom.wall_and_bed()
    bedroom.bedside()
    top = bedroom.TABLE
    care.cuff((236, -196, top), -14)
    place(gateway.build(glow=1.8), (446, -190, top), (0, 0, 8))
    care.oximeter((300, -372, top), 24)
    bedroom.reading_glasses((474, -376, top), -22)


def independent_living() -> None:
    """Bedroom corner at dusk: the lamp hangs on the adaptor, the fob lies in reach, the stick leans at the wall."""
    bedroom.wall_and_bed()
    sheet("floor", 8000, 8000, m.oak("Y", "#A98F73", "#7C654E", 0.7), None, (0, -3000, 0))
    block("skirting", (8000, 16, 90), m.matte("#DCD6CB", 0.4), None, (0, -8, 0), edge=3)
    care.bedding()
    bedroom.bedside()
    care.legs((330, -260))
    top = bedroom.TABLE
    props.table_lamp((390, -200, top), 0.8)
    bulb((390, -200, top + 215), 90, 75)
    place(smart_fob_button.build(loop=False), (236, -380, top), (0, 0, 30))
    bedroom.water_glass((206, -200, top))
    props.book((452, -356, top), (148, 108, 20), "#7C5A3E", 18)
    place(smart_adaptor.build(), (700, 0, 400), ON_WALL)
    cord = group("cord", (700, 0, 400), ON_WALL)
    cord.scale.x = -1
    smart_adaptor.plug((0, props.OUTLET, props.PLATE + 32), cord)
    care.cane((880, -260, 0), (820, -34, 830))
    care.slipper((210, -700, 0), 12)
    care.slipper((330, -690, 0), -4, -1)
    way = (1, 0.62, -0.36)
    daylight.room_light(1.3, (300, -260, 560))
    daylight.sun_through(daylight.Patch((640, 0, 930), (760, 520)), way, 3.8)
    daylight.twigs((700, -40, 930), way, 900)


def six() -> None:
    """In daylight."""
    tabletop.by_day(SIX, "#DDD4C5", scale=1.7)
    tabletop.leafy_sun((10, 40, 50), (0.8, 0.5, -0.5), 2.4)
    _six(m.stone("#DFD7C9", "#C3B9A8", 1.6, 0.6))


def six_by_night() -> None:
    """Between a warm and a cool lamp."""
    tabletop.by_night(SIX, "#2E322F", scale=1.7, key=1.4)
    _six(m.stone("#8F8B83", "#6E6A63", 1.6, 0.55))


def _six(step: m.Material) -> None:
    """One thing of each case on two stone steps: water meter, vibration sensor, probe bottle, oximeter, tracker, fob."""
    block("upper step", (900, 120, 56), step, None, (0, 90, 0), edge=2)
    block("lower step", (900, 96, 24), step, None, (0, -18, 0), edge=2)
    brass = m.aluminium("#C3A05E", 0.3)
    meter = meters.meter((-104, 116, 56 + 0.8 * 64), "41836", (brass, m.matte("#EFECE5", 0.5), m.matte("#59645F", 0.45)))
    place(lathe("tailpiece", [(15, -60), (15, 60)], brass, meter, 96), (0, 0, 32), (90, 0, 0))
    meter.rotation_euler.z, meter.scale = radians(-10), (0.8,) * 3
    place(pump.vibration_sensor(stud=False), (20, 84, 56))
    cold_store.probe_bottle((122, 84, 56), lead=False)
    care.oximeter((-112, -18, 24), 28)
    place(dashboard.tracker(lead=False), (6, -16, 24), (0, 0, 14))
    place(smart_fob_button.build(loop=False), (116, -20, 24), (0, 0, -24))


def by_the_window(shot: Shot) -> None:
    """The model in the sun, which reaches into its suites."""
    day_table(shot)
    sun((0.55, 0.8, -0.42), 2.2)


PUMP = View(22, 17, 330, (4, 0, 234), focus=(2, -14, 258), lens=80, stop=5)
COLD = View(-15, 6, 400, (86, -120, 986), focus=(110, -190, 990), lens=65, stop=4.5)
HEALTH = View(-9, 15, 520, (336, -270, 590), focus=(300, -320, 580), lens=65, stop=5)
SIX = View(-13, 17, 368, (2, 40, 62), focus=(0, 20, 70), lens=85, stop=11)
HOUSE = View(-24, 13, 430, (0, 30, 92), focus=(60, -4, 110), lens=80, stop=6.3)

SHOTS = {
    "six": Shot(SIX, scene=six, grade=Grade(exposure=0)),
    "six-dark": Shot(SIX, scene=six_by_night, grade=Grade(exposure=0.35)),
    "vehicle-tracking": Shot(
        View(33, 14, 640, (52, 30, 44), focus=(70, 20, 60), lens=40, stop=3.6), scene=round_trip, grade=Grade(exposure=0.75)
    ),
    "pump-health": Shot(PUMP, scene=pump_health, grade=Grade(exposure=0.4)),
    "pump-health-dark": Shot(PUMP, scene=pump_health_by_night, grade=Grade(exposure=0.4, bloom=0.14)),
    "cold-room": Shot(COLD, scene=cold_room, grade=Grade(exposure=0.35)),
    "cold-room-dark": Shot(COLD, scene=cold_room_by_night, grade=Grade(exposure=0.6, bloom=0.14)),
    "health-readings": Shot(HEALTH, scene=health_readings, grade=Grade(exposure=0.5)),
    "health-readings-dark": Shot(HEALTH, scene=health_readings_by_night, grade=Grade(exposure=0.5, bloom=0.14)),
    "independent-living": Shot(
        View(14, 8, 1420, (390, -260, 520), focus=(330, -330, 560), lens=50, stop=5), scene=independent_living, grade=Grade(exposure=0.75)
    ),
    "apartment-building": Shot(HOUSE, by_the_window, ground="#DDD4C5", scale=2.0, grade=Grade(exposure=0.05)),
    "apartment-building-dark": Shot(HOUSE, night_table, ground="#2B2E33", scale=2.0, key=0.75, grade=Grade(exposure=0.2)),
}
