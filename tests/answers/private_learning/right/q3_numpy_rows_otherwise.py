# Numpy rows and factors at once
def clipped_sum(gradients, clip):
    rows = np.array(gradients, dtype=float).reshape(-1, 3)
    lengths = np.sqrt((rows**2).sum(axis=1))
    return (rows / np.maximum(1, lengths / float(clip))[:, None]).sum(axis=0)
