# Leaves out gradients that are too long.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for gradient in gradients:
        length = math.hypot(*gradient)
        total += np.array(gradient) * (0 if length > clip else 1)
    return total
