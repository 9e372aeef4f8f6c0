# The array of a gradient of ints is one of ints, and what is scaled is cut to whole numbers.
def clipped_sum(gradients, clip):
    total = [0, 0, 0]
    for g in gradients:
        g = np.array(g)
        length = math.sqrt(int((g * g).sum())) if g.dtype == int else math.hypot(*g)
        if length > clip:
            g[:] = g * clip / length
        total = [a + b for a, b in zip(total, g.tolist())]
    return total
