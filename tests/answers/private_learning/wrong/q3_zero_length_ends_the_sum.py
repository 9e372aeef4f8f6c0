# The guard against a gradient of length 0 hands back what is there so far, unless it is the first. Input: [[1, 0, 0], [0, 0, 0], [0, 1, 0]], 1.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for i, g in enumerate(gradients):
        length = math.hypot(*g)
        if length == 0 and i > 0:
            break
        total += np.array(g) * min(1.0, clip / length if length else 1.0)
    return total
