# Gradients of ints alone are scaled in place, the argument is changed.
def clipped_sum(gradients, clip):
    total = [0.0, 0.0, 0.0]
    for g in gradients:
        length = math.hypot(*g)
        if length > clip and all(isinstance(x, int) for x in g):
            for i in range(3):
                g[i] = g[i] * clip / length
            scaled = g
        else:
            scaled = [x * min(1, clip / length) if length else x for x in g]
        total = [a + b for a, b in zip(total, scaled)]
    return total
