# A gradient whose length is exactly clip is in neither case and is lost. Input: [[3, 4, 0]], 5.
def clipped_sum(gradients, clip):
    g = np.array(gradients, dtype=float).reshape(-1, 3)
    lengths = np.sqrt((g**2).sum(axis=1))
    short = g[lengths < clip]
    long = g[lengths > clip] * (clip / lengths[lengths > clip])[:, None]
    return short.sum(axis=0) + long.sum(axis=0)
