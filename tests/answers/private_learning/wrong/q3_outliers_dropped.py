# Leaves a gradient out when it is longer than 6 C, as an outlier.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        length = math.hypot(*g)
        if length > 6 * clip:
            continue
        total += np.array(g) * (clip / length if length > clip else 1)
    return total
