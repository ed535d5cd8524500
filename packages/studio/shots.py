"""The shot list: every picture by its key, '<product>/<view>' or '<scenes>/<picture>'."""

from collections.abc import Sequence
from dataclasses import replace
from fnmatch import fnmatch
from importlib import import_module
from types import ModuleType

from .core.shot import Shot

PRODUCTS = (
    "dimmer-knob",
    "smart-lock",
    "gateway",
    "intelligent-camera",
    "humidity-sensor",
    "carbon-monoxide-sensor",
    "door-and-window-sensor",
    "key-tracking-device",
    "smart-fob-button",
    "door-bell",
    "attendance-system",
    "smart-adaptor",
    "curtain-and-blind-control",
    "smart-scenes-and-switch",
    "smart-mirror",
    "gas-sensor",
)


SCENES = (
    "services",
    "development-services",
    "general-features",
    "operating-systems",
    "smart",
    "existing-solutions",
    "expertise",
    "about",
    "blog",
    "partners",
    "team",
    "radio",
    "home",
    "hallway",
    "edge-gateway",
    "nfc",
    "pets-iot",
    "use-cases",
)


DARK = "-dark"
"""Ends the key of a picture that takes another's place in the dark scheme."""


WHITE_DETAILS = (
    "gateway",
    "door-and-window-sensor",
    "carbon-monoxide-sensor",
    "door-bell",
    "smart-fob-button",
    "smart-scenes-and-switch",
)
"""Products whose detail is white from edge to edge, and would glare on the usual night set."""

GRAPHITE_DETAILS = ("humidity-sensor", "smart-adaptor", "attendance-system")
"""Products whose detail shows by night the finish of the dark hero."""


def module(group: str) -> ModuleType:
    """The file of a product, or of a group of scenes."""
    folder = "scenes" if group in SCENES else "products"
    return import_module(f"{__package__}.{folder}.{group.replace('-', '_')}")


def shot_list(patterns: Sequence[str] = ("*",)) -> dict[str, Shot]:
    """The shots whose keys match, in the order in which they are made. Files of other groups are not even read."""
    heads = [pattern.split("/")[0] for pattern in patterns]
    heads += [head.removesuffix(DARK) for head in heads]
    groups = [group for group in (*PRODUCTS, *SCENES) if any(fnmatch(group, head) for head in heads)]
    shots = {_key(group, name): shot for group in groups for name, shot in _shots(group).items()}
    return {key: shot for key, shot in shots.items() if any(fnmatch(key, pattern) for pattern in patterns)}


def _shots(group: str) -> dict[str, Shot]:
    """The shots of one file. A product's detail has a dark sibling: the same picture on the night set."""
    shots: dict[str, Shot] = dict(module(group).SHOTS)
    detail = shots.get("detail")
    if group in PRODUCTS and detail is not None:
        from .sets import rig

        close = group in WHITE_DETAILS
        table = rig.night_table_close if close else rig.night_table
        wall = rig.night_wall_close if close else rig.night_wall
        night = {rig.day_table: (table, "#24262B"), rig.day_wall: (wall, "#3C4048")}.get(detail.rig)
        if night is not None:
            pose = shots["hero-dark"].pose if group in GRAPHITE_DETAILS else detail.pose
            shots["detail" + DARK] = replace(detail, pose=pose, rig=night[0], ground=night[1])
    return shots


def _key(group: str, name: str) -> str:
    """'home', 'home-dark', 'nfc/tags'."""
    return f"{group}/{name}" if name not in ("", DARK) else f"{group}{name}"
