# Wrong for p that is not whole in percent: it is rounded up to the next percent, "to be private for sure".
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return math.ceil(100 / (1 + math.exp(epsilon)) - 1e-6) / 100
