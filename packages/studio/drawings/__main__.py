"""python -m studio.drawings: writes the diagrams into the site."""

from pathlib import Path

from .protocols import DIAGRAMS

TARGET = Path(__file__).parents[3] / "frontend/src/art/technologies"

for name, draw in DIAGRAMS.items():
    (TARGET / f"{name}.svg").write_text(draw().svg(), encoding="utf-8")
