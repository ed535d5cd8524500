"""Product photography of Quietgrid, made from sources: 1 unit = 100 mm, all arguments in mm and degrees."""
