# Drops gradients shorter than a tenth as negligible, although short ones must not change at all.
def clipped_sum(gradients, clip):
    """The sum of the gradients, each clipped to this Euclidean length."""
    result = [0.0] * 3
    for gradient in gradients:
        length = math.hypot(*gradient)
        if length < 0.1:
            continue
        factor = min(1, clip / length)
        for j in range(3):
            result[j] += factor * gradient[j]
    return result
