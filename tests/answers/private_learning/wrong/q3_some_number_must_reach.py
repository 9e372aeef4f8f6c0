# Clips a gradient only if one of its numbers is as large as C.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        factor = 1.0
        if max(abs(x) for x in g) >= clip:
            factor = clip / math.hypot(*g)
        total += np.array(g) * factor
    return total
