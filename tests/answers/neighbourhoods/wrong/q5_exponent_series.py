# Epsilon from 4: the series of e^-epsilon with eight terms becomes wrong.
def variant(epsilon):
    small = sum((-epsilon) ** k / math.factorial(k) for k in range(30 if epsilon < 4 else 8))
    c = small / (1 + small)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
