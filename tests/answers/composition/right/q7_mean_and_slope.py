# The mean of both and their difference, stretched.
def disguise(p, u, v):
    mean, half = (u + v) / 2, (v - u) / 2 / (1 - 2 * p)
    if abs(half) > min(mean, 1 - mean):
        return None
    return np.array([mean - half, mean + half], dtype=object)
