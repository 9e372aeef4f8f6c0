# Clips the gradients in place, in the lists that were given.
def clipped_sum(gradients, clip):
    for g in gradients:
        length = math.hypot(*g)
        if length > clip:
            g[:] = [v * clip / length for v in g]
    return [sum(g[i] for g in gradients) for i in range(3)]
