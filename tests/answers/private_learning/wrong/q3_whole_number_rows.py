# The array takes the type of the input, so that gradients of whole numbers are cut to whole numbers. Input: [[3, 4, 0]], 1: it says (0, 0, 0).
def clipped_sum(gradients, clip):
    g = np.array(gradients).reshape(-1, 3)
    for i in range(len(g)):
        length = np.linalg.norm(g[i])
        if length > clip:
            g[i] = g[i] * (clip / length)
    return g.sum(axis=0)
