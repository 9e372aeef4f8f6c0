# Numpy, with exponentials and a condition.
def plan(epsilon, target, rate):
    c, d = np.exp([float(epsilon), float(target)])
    first = 1 if target >= epsilon else (d - 1) / (c - 1)
    return np.array([first, np.log((float(rate) + d - 1) / float(rate))])
