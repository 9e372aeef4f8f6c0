# The squared length was compared with the clip, not its square, so gradients between the two are shortened or lengthened.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        square = sum(x * x for x in g)
        if square > clip:
            total += np.array(g) * clip / math.sqrt(square)
        else:
            total += np.array(g)
    return total
