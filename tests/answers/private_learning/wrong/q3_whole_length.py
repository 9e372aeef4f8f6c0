# Takes the whole-number root for the length.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        length = math.isqrt(int(sum(v * v for v in g)))
        if length > clip:
            total = total + np.array(g) * (clip / length)
        else:
            total = total + np.array(g)
    return total
