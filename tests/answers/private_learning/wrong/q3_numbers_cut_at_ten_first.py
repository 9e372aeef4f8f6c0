# Numbers are first held between -10 and 10, which turns long gradients. Input: [[100, 10, 0]], 1: right is about (0.995, 0.0995, 0).
def clipped_sum(gradients, clip):
    g = np.clip(np.array(gradients, dtype=float).reshape(-1, 3), -10, 10)
    lengths = np.sqrt((g**2).sum(axis=1))
    factors = np.ones(len(g))
    long = lengths > clip
    factors[long] = clip / lengths[long]
    return factors @ g
