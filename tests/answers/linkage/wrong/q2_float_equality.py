# At least is asked of floats after rounding to six places, which is too generous.
def cells_needed(people, share):
    if people == 1:
        return 1
    low, high = 1, 10**6
    while low < high:
        m = (low + high) // 2
        if round((1 - 1 / m) ** (people - 1), 6) >= share:
            high = m
        else:
            low = m + 1
    return low
