"""Nine industries in a tray."""

from ..core.shot import Shot
from .cases import TRAY

SHOTS: dict[str, Shot] = {"tray": TRAY}
