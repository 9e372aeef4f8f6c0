# Multiplies all gradients that are too long by the factor of the longest.
def clipped_sum(gradients, clip):
    longest = max((math.hypot(*g) for g in gradients), default=0)
    total = np.zeros(3)
    for g in gradients:
        total += np.array(g) * (clip / longest if math.hypot(*g) > clip else 1)
    return total
