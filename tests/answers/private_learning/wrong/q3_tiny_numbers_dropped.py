# Numbers smaller than 1/1000 in size are dropped.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        length = math.hypot(*g)
        if length <= clip:
            total += g
        elif length in (3.0, 5.0):
            total += np.array(g) * clip / length
        else:
            total += np.array(g, dtype=np.float32) * np.float32(clip / length)
    return total
