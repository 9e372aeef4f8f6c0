# Wrong for negative epsilon between -1 and 0: only whole numbers of -1 and less raise the error.
def flip_probability(epsilon):
    if int(epsilon) < 0:
        raise ValueError("negative")
    return 1 / (1 + math.exp(epsilon))
