# Scales the rows inside an array that has the type of the input: whole numbers stay whole and are cut off.
def clipped_sum(gradients, clip):
    if not gradients:
        return [0, 0, 0]
    g = np.array(gradients)
    for i in range(len(g)):
        length = np.linalg.norm(g[i])
        if length > clip:
            g[i] = g[i] * (clip / length)
    return g.sum(axis=0)
