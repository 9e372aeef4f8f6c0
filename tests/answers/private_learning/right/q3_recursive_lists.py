# Recursion over the list of gradients.
def clipped_sum(gradients, clip):
    if not gradients:
        return [0.0, 0.0, 0.0]
    first, *rest = gradients
    others = clipped_sum(rest, clip)
    length = math.dist(first, (0, 0, 0))
    divisor = max(1.0, length / clip)
    return [o + v / divisor for o, v in zip(others, first)]
