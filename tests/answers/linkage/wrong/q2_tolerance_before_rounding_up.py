# 0.01 is taken off before rounding up, against rounding errors, and eats bounds just above a whole number. Input: 2 people, share 0.501: the bound is 2.004, so 3 are needed; 2 are returned.
def cells_needed(people, share):
    if people == 1:
        return 1
    bound = 1 / (1 - share ** (1 / (people - 1)))
    return max(2, math.ceil(bound - 0.01))
