# Shrinks the lists that it was given.
def clipped_sum(gradients, clip):
    total = [0.0] * 3
    for g in gradients:
        length = math.hypot(*g)
        for i in range(3):
            if length > clip:
                g[i] *= clip / length
            total[i] += g[i]
    return total
