# Multiplies all gradients by the factor of the longest one.
def clipped_sum(gradients, clip):
    if len(gradients) == 0:
        return (0.0, 0.0, 0.0)
    longest = max(math.hypot(*g) for g in gradients)
    factor = clip / longest if longest > clip else 1.0
    return tuple(factor * sum(g[i] for g in gradients) for i in range(3))
