# Wrong for epsilon of -2 and less: it is taken for a slip of the sign.
def flip_probability(epsilon):
    if -2 < epsilon < 0:
        raise ValueError("negative")
    return 1 / (1 + math.exp(abs(epsilon)))
