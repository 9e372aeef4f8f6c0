# Gradients are kept in a set, so that two records with the same gradient count once.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in set(map(tuple, gradients)):
        length = math.hypot(*g)
        total += np.array(g) * (min(1, clip / length) if length else 0)
    return total
