# Makes a set of the gradients, so that equal ones count once.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in {tuple(row) for row in gradients}:
        length = math.hypot(*g)
        if length > clip:
            total = total + np.array(g) * (clip / length)
        else:
            total = total + np.array(g)
    return total
