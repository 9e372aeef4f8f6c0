# Compares the square of the length with C.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for gradient in gradients:
        length = math.hypot(*gradient)
        total += np.array(gradient) * (clip / length if length**2 > clip else 1)
    return total
