# A straight line through the two visible cases.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 0.5 - 0.25 * epsilon / math.log(3)
