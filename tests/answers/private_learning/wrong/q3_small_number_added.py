# Adds a millionth to the length, against division by 0, as libraries do; the task has no such term.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        total += np.array(g) * min(1, clip / (math.hypot(*g) + 1e-6))
    return total
