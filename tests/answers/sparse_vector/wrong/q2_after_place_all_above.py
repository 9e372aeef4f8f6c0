# Wrong for values = [0, 1, 0], place = 0: if three questions follow or are asked in all, those after the place must be below as well.
def chance(values, threshold, place, first, second):
    total = 0
    for r, likely in enumerate(first):
        p = likely
        for j, v in enumerate(values):
            below = sum(q for k, q in enumerate(second) if v + k < threshold + r)
            if j == place:
                p *= 1 - below
            elif j < place or len(values) == 3:
                p *= below
        total += p
    return total
