# Recursion over the list; the length of 0 is caught first.
def clipped_sum(gradients, clip):
    if not len(gradients):
        return [0.0, 0.0, 0.0]
    (x, y, z), rest = gradients[0], clipped_sum(gradients[1:], clip)
    square = x * x + y * y + z * z
    f = 1.0 if square == 0 else min(1.0, clip / square**0.5)
    return [x * f + rest[0], y * f + rest[1], z * f + rest[2]]
