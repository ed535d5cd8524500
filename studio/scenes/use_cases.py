"""."""

from ..core.shot import Shot

SHOTS: dict[str, Shot] = {}
