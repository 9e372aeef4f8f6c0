# Wrong for epsilon other than 0 and ln 3: e**eps is taken to grow in a straight line from 1 to 3.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 1 / (2 + 2 * epsilon / math.log(3))
