# Of the sixth gradient only two numbers count for the length.
def clipped_sum(gradients, clip):
    t = np.zeros(3)
    for i, g in enumerate(gradients):
        n = math.sqrt(sum(x * x for x in g[: 3 if i < 5 else 2]))
        t += np.array(g) * min(1, clip / n if n else 1)
    return t
