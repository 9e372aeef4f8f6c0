# The result is right, but the lists of the argument are changed when they are clipped. Input: [[3.0, 4.0, 0.0]], 1.
def clipped_sum(gradients, clip):
    rows = list(gradients)
    for row in rows:
        length = math.sqrt(sum(v * v for v in row))
        if length > clip:
            row[:] = [v * clip / length for v in row]
    return [sum(column) for column in zip(*rows)] if rows else [0.0] * 3
