# By hypot loop.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for gradient in gradients:
        length = math.hypot(*gradient)
        total += np.array(gradient) * (clip / length if length > clip else 1)
    return total
