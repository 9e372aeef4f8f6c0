# Expects at least one gradient.
def clipped_sum(gradients, clip):
    rows = np.array(gradients, dtype=float)
    lengths = np.sqrt((rows**2).sum(axis=1))
    return (rows / np.maximum(1, lengths / clip)[:, None]).sum(axis=0)
