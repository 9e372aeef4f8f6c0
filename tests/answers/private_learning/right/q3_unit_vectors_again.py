# Lengths and unit vectors apart, added by a loop over the three numbers.
def clipped_sum(gradients, clip):
    out = [0, 0, 0]
    for x, y, z in gradients:
        size = math.dist((0, 0, 0), (x, y, z))
        if size == 0:
            continue
        keep = min(size, clip)
        for place, v in enumerate((x, y, z)):
            out[place] += v if keep == size else keep * (v / size)
    return out
