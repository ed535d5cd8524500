"""The four protocols of the page on technologies, each by what makes it different from the others."""

from .sheet import INK, LAMP, NOTE, PAPER, Point, Sheet, between, head, move


def zigbee_mesh() -> Sheet:
    """A sensor, three hops, the gateway; one link is lost, and the message went round it."""
    sheet = Sheet()
    sensor, gateway = (46, 62), (212, 214)
    routers: list[Point] = [(112, 44), (178, 78), (250, 50), (92, 120), (160, 150), (238, 132), (126, 206)]
    mesh = [(0, 1), (1, 2), (0, 3), (1, 4), (1, 5), (2, 5), (4, 5), (3, 6), (4, 6)]
    links = [(routers[a], routers[b], (12, 12)) for a, b in mesh]
    links += [(routers[index], gateway, (12, 22)) for index in (5, 6)]
    sheet.dotted("".join(move(*between(*link)[:2]) for link in links))

    sheet.arrow(sensor, routers[3], (8, 14))
    sheet.arrow(routers[3], routers[4], (12, 14))
    sheet.arrow(routers[4], gateway, (12, 26))
    sheet.line(move(*between(sensor, routers[0], (8, 12))[:2]), 0.35)
    sheet.line("M74 48l10 10m0-10l-10 10")

    for router in routers:
        mains_device(sheet, router, 11)
    sheet.disc(sensor, 7)
    x, y = gateway
    sheet.shapes += f'<path {INK} d="M{x} {y - 20}c15 0 20 5 20 20s-5 20-20 20s-20-5-20-20s5-20 20-20z"/>'
    sheet.lit(f"M{x - 13} {y + 3}h26")

    sheet.word("Sensor", 44, 46)
    sheet.word("Gateway", x + 26, y + 5, "start")
    for hop, at in {"1": (57, 104), "2": (126, 128), "3": (203, 176)}.items():
        sheet.word(hop, *at, tone="lamp", size=NOTE)
    sheet.line("M20 246h280", 0.25)
    mains_device(sheet, (27, 268), 6.5)
    sheet.disc((27, 293), 4.5)
    sheet.word("Mains device: passes on", 42, 272.5, "start", size=NOTE)
    sheet.word("Battery device: sends and sleeps", 42, 297.5, "start", size=NOTE)
    return sheet


def mains_device(sheet: Sheet, at: Point, radius: float) -> None:
    """A ring with a dot."""
    sheet.disc(at, radius)
    sheet.disc(at, radius / 3, INK)


def bluetooth_le() -> Sheet:
    """A phone and what it talks to; below, how seldom a connection is awake."""
    sheet = Sheet()
    phone = (160, 76)
    devices: dict[str, Point] = {"Lock": (52, 46), "Watch": (52, 120), "Sensor": (268, 46), "Lamp": (268, 120)}
    for name, at in devices.items():
        sheet.arrow(at, phone, (16, 34), both=True)
        sheet.disc(at, 13)
        sheet.disc(at, 2.6, INK)
        sheet.word(name, at[0], at[1] + 29)
    sheet.box((138, 32), 44, 88, 8)
    sheet.line("M154 41h12")
    sheet.disc((160, 78), 3.4, LAMP)
    sheet.lit("M151 72a11 11 0 0 0 0 12M169 72a11 11 0 0 1 0 12M145.5 67a19 19 0 0 0 0 22M174.5 67a19 19 0 0 1 0 22")
    sheet.word("Phone", 160, 138)

    sheet.line("M20 172h280", 0.25)
    sheet.word("One connection over time", 20, 194, "start", size=NOTE)
    floor = 240
    pulses = "".join(f"H{x - 3}V{floor - 28}h6V{floor}" for x in (44, 128, 212, 292))
    sheet.lit(f"M20 {floor}{pulses}H300")
    sheet.line(f"M50 {floor + 14}h72M50 {floor + 10}v8M122 {floor + 10}v8M212 {floor + 6}v10", 0.7)
    sheet.word("asleep 1 s", 86, floor + 32, size=NOTE)
    sheet.word("awake 3 ms", 212, floor + 32, size=NOTE)
    sheet.word("So a coin cell lasts for years.", 20, floor + 60, "start", "soft", NOTE)
    return sheet


def lorawan() -> Sheet:
    """One frame, heard by every mast in reach, kept once."""
    sheet = Sheet()
    sensors: dict[str, Point] = {"Meter": (40, 46), "Tank": (40, 122), "Field": (40, 198)}
    masts: list[Point] = [(150, 68), (150, 172)]
    server = (258, 122)
    for sensor, (x, y) in zip(("Meter", "Field"), masts, strict=True):
        sheet.dotted(move(*between(sensors[sensor], (x, y - 16), (12, 16))[:2]))
    for x, y in masts:
        sheet.arrow(sensors["Tank"], (x, y - 16), (12, 20))
        start, end, direction = between((x + 16, y), (server[0] - 38, server[1]), (4, 5))
        sheet.line(move(start, end) + head(end, direction, 6), 0.8)
    for name, (x, y) in sensors.items():
        sheet.box((x - 8, y - 8), 16, 16, 4)
        sheet.disc((x, y), 2.2, INK)
        sheet.word(name, x, y + 25)
    for mast in masts:
        draw_mast(sheet, mast)
    x, y = server
    sheet.box((x - 38, y - 26), 76, 52, 8)
    sheet.word("Network", x, y - 3)
    sheet.word("server", x, y + 13)
    sheet.word("keeps one,", x, y + 44, tone="soft", size=NOTE)
    sheet.word("drops copies", x, y + 60, tone="soft", size=NOTE)
    sheet.word("internet", 218, 80, tone="soft", size=NOTE)
    sheet.line("M40 244H150M40 238v12M150 238v12", 0.8)
    sheet.word("2 to 15 km", 95, 266, size=NOTE)
    sheet.line("M20 280h280", 0.25)
    sheet.word("Every mast in reach hears it.", 20, 302, "start", size=NOTE)
    return sheet


def draw_mast(sheet: Sheet, at: Point) -> None:
    """A lattice with its antenna, and its name below."""
    x, y = at
    sheet.line(f"M{x - 11} {y + 32}L{x} {y - 12}L{x + 11} {y + 32}M{x - 7.5} {y + 18}h15M{x - 4.5} {y + 6}h9")
    sheet.disc((x, y - 16), 4, INK)
    sheet.line(f"M{x - 9} {y - 25}a13 13 0 0 0 0 18M{x + 9} {y - 25}a13 13 0 0 1 0 18", 0.8)
    sheet.word("Mast", x, y + 48)


def mqtt() -> Sheet:
    """Who publishes, who subscribes, and the broker that knows."""
    sheet = Sheet()
    topics = {64: ("Room", "temp"), 142: ("Meter", "power"), 220: ("Door", "open")}
    readers = {92: "Screen", 192: "Alarm"}
    left, top, wide = 122, 44, 76
    for title, x, tone in (("Publish", 50, "lamp"), ("Broker", 160, "ink"), ("Subscribe", 270, "lamp")):
        sheet.word(title, x, 26, tone=tone)
    sheet.box((left, top), wide, 196, 10)
    for y, (name, topic) in topics.items():
        pill(sheet, 50, y, name)
        sheet.lit(f"M83 {y}H{left - 4}" + head((left - 4, y), 0))
        sheet.box((left + 9, y - 13), wide - 18, 26, 5, 'fill="currentColor" fill-opacity=".08" stroke="none"')
        sheet.word(topic, 160, y + 4.5, size=NOTE)
    for y, name in readers.items():
        pill(sheet, 270, y, name)
    for start, end in ((64, 86), (142, 98), (142, 186), (220, 198)):
        a, b = left + wide + 3, 235
        sheet.lit(f"M{a} {start}C{(a + b) / 2:g} {start} {(a + b) / 2:g} {end} {b} {end}" + head((b + 1, end), 0))
    sheet.line("M20 256h280", 0.25)
    sheet.word("Neither side knows the other.", 20, 278, "start", size=NOTE)
    sheet.word("“power” goes to both who asked for it.", 20, 298, "start", size=NOTE)
    return sheet


def pill(sheet: Sheet, x: float, y: float, name: str) -> None:
    """A device by its name."""
    sheet.box((x - 30, y - 17), 60, 34, 17, PAPER)
    sheet.word(name, x, y + 4.5)


DIAGRAMS = {"zigbee-mesh": zigbee_mesh, "bluetooth-le": bluetooth_le, "lorawan": lorawan, "mqtt": mqtt}
