# Each gradient longer than clip is shortened by itself, then added.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for gradient in gradients:
        length = math.hypot(*gradient)
        factor = clip / length if length > clip else 1
        total += np.array(gradient, dtype=float) * factor
    return total
