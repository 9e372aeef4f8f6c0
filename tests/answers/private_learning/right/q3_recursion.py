# Recursion over the list
def clipped_sum(gradients, clip):
    if not gradients:
        return [0, 0, 0]
    a, b, c = gradients[0]
    length = float(a * a + b * b + c * c) ** 0.5
    rest = clipped_sum(gradients[1:], clip)
    if length <= clip:
        return [a + rest[0], b + rest[1], c + rest[2]]
    return [float(clip) * v / length + w for v, w in zip((a, b, c), rest)]
