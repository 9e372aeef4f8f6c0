# Takes the sum of sizes for the length.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for gradient in gradients:
        length = sum(abs(v) for v in gradient)
        total += np.array(gradient) * (clip / length if length > clip else 1)
    return total
