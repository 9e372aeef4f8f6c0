# Makes the direction first.
def clipped_sum(gradients, clip):
    x = y = z = 0.0
    for g in gradients:
        length = math.hypot(g[0], g[1], g[2])
        if length > clip:
            g = [clip * (v / length) for v in g]
        x, y, z = x + g[0], y + g[1], z + g[2]
    return [x, y, z]
