# Another way: tanh.
def flip_probability(epsilon):
    if not epsilon >= 0:
        raise ValueError(epsilon)
    return (1 - math.tanh(epsilon / 2)) / 2
