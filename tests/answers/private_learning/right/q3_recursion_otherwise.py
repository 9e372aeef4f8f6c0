# Recursion, with a tuple.
def clipped_sum(gradients, clip):
    if not gradients:
        return (0, 0, 0)
    *rest, (a, b, c) = gradients
    factor = min(1.0, clip / (math.sqrt(a * a + b * b + c * c) or clip))
    x, y, z = clipped_sum(rest, clip)
    return (x + a * factor, y + b * factor, z + c * factor)
