# A gradient is scaled to clip when it is longer than 1, and not when it is longer than clip. Input: [[0.8, 0, 0]], 0.5.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        length = math.hypot(*g)
        if length > 1:
            total += np.array(g) * (clip / length)
        else:
            total += np.array(g)
    return total
