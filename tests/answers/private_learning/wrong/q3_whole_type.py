# Makes the total of the type of the first gradient; whole numbers cut what is added.
def clipped_sum(gradients, clip):
    if not len(gradients):
        return np.zeros(3)
    total = np.zeros_like(np.array(gradients[0]))
    for g in gradients:
        f = min(1, clip / (math.hypot(*g) or 1))
        total[:] = total + f * np.array(g)
    return total
