"""From linear light to a photograph: bloom, vignette, film curve, grain."""

import tempfile
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
import numpy.typing as npt
from PIL import Image

from .engine import Pixels


@dataclass(frozen=True)
class Grade:
    """`exposure` in stops; the others are fractions."""

    exposure: float = 0.25
    contrast: str = "Medium High Contrast"
    bloom: float = 0.1
    vignette: float = 0.1
    grain: float = 1.8 / 255
    """Standard deviation of the luma grain, which also keeps gradients from banding."""


def develop(light: Pixels, grade: Grade, seed: int = 7) -> Image.Image:
    """The finished 8-bit picture; the same light and `seed` (of the grain) always give the same picture."""
    if light.shape[2] == 4:
        return _cut_out(light, grade)
    light = _vignette(_bloom(light, grade.bloom), grade.vignette)
    film = _film(light, grade)
    noise = np.random.default_rng(seed).normal(0, grade.grain, film.shape[:2]).astype(np.float32)
    middle = 1 - np.abs(2 * film.mean(axis=2) - 1) ** 3
    grained = film + (noise * (0.5 + 0.5 * middle))[..., None]
    return Image.fromarray((np.clip(grained, 0, 1) * 255 + 0.5).astype(np.uint8))


def _cut_out(light: Pixels, grade: Grade) -> Image.Image:
    """A picture with alpha, whose shadow ends before the frame does. Bloom, vignette and grain would draw the frame's edges."""
    height, width, _ = light.shape
    alpha = np.clip(light[..., 3:], 0, 1)
    film = _film(light[..., :3] / np.maximum(alpha, 1e-4), grade)
    # The dimmest light throws no shadow that an eye would see on paper.
    alpha = np.clip((alpha - 0.16) / 0.84, 0, 1)
    to_end = 1 - _distance(alpha[..., 0] > 0.97)[..., None]
    # What is black and lets through is shadow: it thins out on its way.
    shadow = (film.max(axis=2, keepdims=True) < 0.09) & (alpha < 0.97)
    alpha = np.where(alpha < 0.97, alpha * _ramp(to_end / np.where(shadow, 0.6, 0.2)), alpha)
    return Image.fromarray((np.dstack([np.clip(film, 0, 1), alpha]) * 255 + 0.5).astype(np.uint8))


def _distance(solid: npt.NDArray[np.bool_]) -> Pixels:
    """From the middle of what is solid: 0 there, 1 on an ellipse that stays clear of the frame's edges."""
    height, width = solid.shape
    rows, columns = np.nonzero(solid)
    middle_x, middle_y = (columns.min() + columns.max()) / 2, (rows.min() + rows.max()) / 2
    y, x = np.mgrid[:height, :width]
    across = (x - middle_x) / (0.9 * np.where(x > middle_x, width - middle_x, middle_x))
    down = (y - middle_y) / (0.9 * np.where(y > middle_y, height - middle_y, middle_y))
    return np.hypot(across, down).astype(np.float32)


def _ramp(part: Pixels) -> Pixels:
    """From 0 to 1, without corners."""
    part = np.clip(part, 0, 1)
    return part * part * (3 - 2 * part)


def _bloom(light: Pixels, amount: float) -> Pixels:
    """Add three Gaussian halos of what is brighter than paper white."""
    rows, columns, _ = light.shape
    margin = columns * 3 // 20  # Three times the widest halo, so that a lamp at one edge does not glow at the opposite one.
    bright = np.pad(np.clip(light - 1.2, 0, 4), ((margin, margin), (margin, margin), (0, 0)))
    height, width, _ = bright.shape
    fy, fx = np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None, :]
    halo = np.zeros_like(bright)
    spectrum = np.fft.rfft2(bright, axes=(0, 1))
    for part, share in ((0.004, 0.5), (0.015, 0.3), (0.05, 0.2)):
        blur = np.exp(-2 * (np.pi * part * columns) ** 2 * (fx**2 + fy**2))[..., None]
        halo += share * np.fft.irfft2(spectrum * blur, s=(height, width), axes=(0, 1)).astype(np.float32)
    return light + amount * np.clip(halo[margin : margin + rows, margin : margin + columns], 0, None)


def _vignette(light: Pixels, amount: float) -> Pixels:
    """Darken towards the corners with the square of the distance."""
    height, width, _ = light.shape
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return light * (1 - amount * np.clip((x**2 + y**2) / 2, 0, 1) ** 1.2)[..., None].astype(np.float32)


def _film(light: Pixels, grade: Grade) -> Pixels:
    """The Filmic curve of Blender's colour management, in 16 bits."""
    height, width, _ = light.shape
    scene = bpy.context.scene
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = "Filmic", grade.contrast, grade.exposure
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "PNG", "16", "RGB"
    image = bpy.data.images.new("light", width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([light, np.ones((height, width), np.float32)])[::-1].ravel())
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "film.png")
        image.save_render(path, scene=scene)
        film = bpy.data.images.load(path)
        film.colorspace_settings.name = "Non-Color"
        flat = np.empty(width * height * film.channels, np.float32)
        film.pixels.foreach_get(flat)
    channels = film.channels
    bpy.data.images.remove(image)
    bpy.data.images.remove(film)
    return flat.reshape(height, width, channels)[::-1, :, :3].copy()


def enlarged(light: Pixels, width: int, height: int) -> Pixels:
    """The picture at another size; the same one if that is its own."""
    if light.shape[:2] == (height, width):
        return light
    bands = [Image.fromarray(light[..., band]).resize((width, height), Image.Resampling.BICUBIC) for band in range(light.shape[2])]
    return np.clip(np.dstack([np.asarray(band, np.float32) for band in bands]), 0, None)
