# Right: recursive tuple.
def clipped_sum(gradients, clip):
    if len(gradients) == 0:
        return (0.0, 0.0, 0.0)
    first, rest = gradients[0], clipped_sum(gradients[1:], clip)
    length = math.dist(first, (0, 0, 0))
    factor = 1 if length <= clip else clip / length
    return tuple(a * factor + b for a, b in zip(first, rest))
