# Compares the squared length with C, so that C other than 1 has a wrong limit (no minimum with 1 behind it).
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        square = sum(x * x for x in g)
        if square > clip:
            total += np.array(g) * clip / math.sqrt(square)
        else:
            total += np.array(g)
    return total
