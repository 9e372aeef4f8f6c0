# By recursion.
def clipped_sum(gradients, clip):
    if not gradients:
        return (0, 0, 0)
    *rest, (x, y, z) = gradients
    factor = min(1, clip / (math.sqrt(x * x + y * y + z * z) or 1e-300))
    a, b, c = clipped_sum(rest, clip)
    return a + x * factor, b + y * factor, c + z * factor
