# Another error.
def flip_probability(epsilon):
    assert epsilon >= 0
    return 1 / (1 + math.exp(epsilon))
