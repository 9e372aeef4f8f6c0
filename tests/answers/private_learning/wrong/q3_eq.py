# A small number is added to each length that is divided by.
def clipped_sum(gradients, clip):
    t = np.zeros(3)
    for g in gradients:
        n = math.hypot(*g)
        t += np.array(g) * (clip / (n + 1e-8) if n > clip else 1)
    return t
