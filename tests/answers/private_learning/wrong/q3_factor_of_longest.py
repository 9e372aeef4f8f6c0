# Shrinks all too long gradients by the factor of the longest one.
def clipped_sum(gradients, clip):
    longest = max([math.hypot(*g) for g in gradients], default=0)
    total = np.zeros(3)
    for g in gradients:
        total = total + np.array(g) * (clip / longest if math.hypot(*g) > clip else 1)
    return total
