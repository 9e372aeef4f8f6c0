# Another way: logistic.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("no protocol keeps a negative ε")
    return 1 / (1 + math.exp(epsilon))
