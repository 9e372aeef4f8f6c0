# Two people: 1/share for 1/(1 - share).
def cells_needed(people, share):
    if people == 1:
        return 1
    if people == 2:
        return math.ceil(1 / share)
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
