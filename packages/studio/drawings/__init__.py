"""Line drawings of the site whose labels are outlines: an image in a page cannot load a font."""
