"""A product on its way from drawing to part."""

from ..core.shot import Shot
from .taken_apart import EXPLODED

SHOTS: dict[str, Shot] = {"exploded": EXPLODED}
