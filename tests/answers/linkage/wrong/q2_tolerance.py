# At least is taken with a tolerance of 10**-8, so slightly too few cells pass. Input: people 891, share 0.98.
def cells_needed(people, share):
    m, step = 1, 2**40
    low = 0
    while step:
        if low + step >= 1 and (1 - 1 / (low + step)) ** (people - 1) < share - 1e-8:
            low += step
        step //= 2
    return low + 1
