# Only the first gradient was guarded against length 0; a later zero gradient gives nan.
def clipped_sum(gradients, clip):
    if not gradients:
        return [0, 0, 0]
    g = np.array(gradients, dtype=float)
    lengths = np.sqrt((g**2).sum(axis=1))
    if lengths[0] == 0:
        lengths[0] = 1
    factor = clip / lengths
    factor[factor > 1] = 1
    return (g * factor[:, None])[lengths >= 0].sum(axis=0) if (lengths > 0).all() else (g * np.where(lengths > 0, factor, np.nan)[:, None]).sum(axis=0)
