# Beyond 2 epsilon is cut to a whole number, as in a printed table.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon must not be negative")
    if epsilon > 2:
        epsilon = math.floor(epsilon)
    return 1 / (1 + math.exp(epsilon))
