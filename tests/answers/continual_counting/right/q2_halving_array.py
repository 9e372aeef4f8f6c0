# Halves until nothing is left, returns an array.
def scales(steps, epsilon):
    levels, rest = 0, int(steps)
    while rest:
        rest //= 2
        levels += 1
    return np.array([int(steps), 1, levels], dtype=float) / float(epsilon)
