# Returns a tuple, adds exactly.
def clipped_sum(gradients, clip):
    short = []
    for a, b, c in gradients:
        length = math.dist((a, b, c), (0, 0, 0))
        factor = 1 if length <= clip else clip / length
        short.append((a * factor, b * factor, c * factor))
    return tuple(math.fsum(column) for column in zip((0, 0, 0), *short))
